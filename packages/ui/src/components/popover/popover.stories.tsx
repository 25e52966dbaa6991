import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Notifications',
    align: 'start',
    trigger: (
      <IconButton label="Notifications" variant="solid">
        <Bell aria-hidden />
      </IconButton>
    ),
    children: 'No notifications yet',
  },
  decorators: [(Story) => <div style={{ minHeight: '8rem' }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(trigger);
    const panel = await canvas.findByRole('dialog', { name: 'Notifications' });
    await expect(panel).toHaveTextContent('No notifications yet');
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await expect(panel).toHaveFocus();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      trigger.getBoundingClientRect().bottom,
    );
  },
};

export const Closing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(trigger);
    await canvas.findByRole('dialog');
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  play: Open.play!,
};
