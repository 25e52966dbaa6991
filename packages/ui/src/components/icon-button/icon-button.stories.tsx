import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DISABLED, PENDING, StateMatrix, TOUCHED, WITHOUT_CODE } from '../../testing/story-matrix.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
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

/** Every variant in every state. */
export const Matrix: Story = {
  parameters: WITHOUT_CODE,
  render: () => (
    <StateMatrix<IconButtonProps>
      label="Variants and states"
      rows={{
        Plain: { label: 'Edit' },
        Solid: { label: 'Edit', variant: 'solid' },
        'On a picture': { label: 'Edit', variant: 'on-picture' },
        Filled: { label: 'Favorite', variant: 'on-picture', filled: true, 'aria-pressed': true },
      }}
      columns={[...TOUCHED, PENDING, DISABLED]}
    >
      {(props, cell) => (
        <IconButton {...props} label={`${props.label}: ${cell}`}>
          {props.filled ? <Heart aria-hidden /> : <Pencil aria-hidden />}
        </IconButton>
      )}
    </StateMatrix>
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
