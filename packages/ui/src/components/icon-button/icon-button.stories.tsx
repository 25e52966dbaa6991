import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from './icon-button.tsx';
import { iconButtonGuide } from './icon-button.guide.ts';

const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  parameters: { guide: iconButtonGuide },
  args: { label: 'Edit rice', children: <Pencil aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Edit rice' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Solid: Story = {
  args: { variant: 'solid', label: 'Notifications', children: <Bell aria-hidden /> },
};

export const Disabled: Story = { args: { disabled: true } };

/** While its action runs, it keeps focus and ignores presses. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit rice' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Favorite: Story = {
  args: { variant: 'on-picture', label: 'Favorite', children: <Heart aria-hidden /> },
  render: function Render(args) {
    const [on, setOn] = useState(false);
    return <IconButton {...args} filled={on} aria-pressed={on} onClick={() => setOn(!on)} />;
  },
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Favorite', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveAttribute('data-filled');
  },
};

/** The three variants: plain, filled and disabled. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {(['plain', 'solid', 'on-picture'] as const).flatMap((variant) => [
        <IconButton key={variant} label={`Edit, ${variant}`} variant={variant}>
          <Pencil aria-hidden />
        </IconButton>,
        <IconButton
          key={`${variant} filled`}
          label={`Favorite, ${variant}`}
          variant={variant}
          filled
          aria-pressed
        >
          <Heart aria-hidden />
        </IconButton>,
        <IconButton key={`${variant} off`} label={`Cannot edit, ${variant}`} variant={variant} disabled>
          <Pencil aria-hidden />
        </IconButton>,
      ])}
    </div>
  ),
};

export const AsLink: Story = {
  args: { asChild: true, label: 'Settings', children: <a href="#settings">{<Pencil aria-hidden />}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('data-slot', 'icon-button');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
