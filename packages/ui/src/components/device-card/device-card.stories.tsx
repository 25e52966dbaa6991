import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deviceCardGuide } from './device-card.guide.ts';
import { DeviceCard } from './index.ts';

const DEVICES = [
  { id: 'laptop', name: 'Firefox on Windows', lastUsed: '2030-05-06', current: true },
  { id: 'phone', name: 'Safari on iPhone', lastUsed: '2030-05-05', current: false },
  { id: 'tablet', name: null, lastUsed: '2030-04-28', current: false },
];

const meta = {
  title: 'Settings/Device card',
  component: DeviceCard,
  parameters: { guide: deviceCardGuide },
  args: { devices: DEVICES, onLogOut: fn() },
} satisfies Meta<typeof DeviceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const [here, phone, tablet] = canvas.getAllByRole('listitem');
    if (!here || !phone || !tablet) throw new Error('There are three devices');
    await expect(here).toHaveTextContent('Firefox on WindowsThis device');
    await expect(within(here).queryByRole('button')).toBeNull();
    await expect(tablet).toHaveTextContent('Unknown device');
    const button = within(phone).getByRole('button', { name: 'Log out' });
    await expect(button).toHaveAccessibleDescription('Safari on iPhone');
    await userEvent.click(button);
    await expect(args.onLogOut).toHaveBeenCalledWith('phone');
  },
};

/** A second press does nothing. */
export const LoggingOut: Story = {
  args: { pendingIds: ['phone'] },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Logging out...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

/** By keyboard: the button disappears with its device, and focus stays in the card. */
export const KeepsTheFocus: Story = {
  render: function Kept(args) {
    const [devices, setDevices] = useState(args.devices);
    return (
      <DeviceCard
        {...args}
        devices={devices}
        onLogOut={(id) => setDevices((all) => all.filter((device) => device.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
  },
};

/** A cook with one device. */
export const OnlyThisOne: Story = { args: { devices: DEVICES.slice(0, 1) } };
