import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from './banner.tsx';
import { bannerGuide } from './banner.guide.ts';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: { guide: bannerGuide },
  args: { tone: 'success', children: 'Successfully added 3 ingredient(s) to your pantry' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Successfully added 3');
  },
};

export const Info: Story = {
  args: { tone: 'info', children: 'Add pantry items to see personalized recipe matches!' },
};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Your pantry has changed since this plan was made.' },
};

/** On a page that people are working on. */
export const Small: Story = { args: { tone: 'warning', size: 'small' } };

export const Danger: Story = {
  args: { tone: 'danger', children: 'Error saving preferences. Please try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    tone: 'warning',
    onDismiss: fn(),
    children:
      'Your pantry has changed since this plan was made: the Donaudampfschifffahrtsgesellschaftsbrot is gone and eleven other things are new.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
