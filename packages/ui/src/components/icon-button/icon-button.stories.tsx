import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from './icon-button.tsx';
import { iconButtonGuide } from './icon-button.guide.ts';

const meta = {
  title: 'Components/IconButton',
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
