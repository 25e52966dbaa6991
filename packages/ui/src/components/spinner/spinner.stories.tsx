import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './spinner.tsx';
import { spinnerGuide } from './spinner.guide.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: { guide: spinnerGuide },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Medium: Story = {
  args: { size: 'medium' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const Large: Story = { args: { size: 'large' } };

/** Another product's words. */
export const OwnWords: Story = {
  args: { label: 'Warming up the oven' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Warming up the oven');
  },
};
