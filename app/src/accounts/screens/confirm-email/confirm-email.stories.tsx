import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inRouter } from '../../../storybook/in-shell.tsx';
import { ConfirmEmailView } from './confirm-email.view.tsx';

/** The page that a confirmation email links to. */
const meta = {
  title: 'Screens/Confirm email',
  component: ConfirmEmailView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: { status: 'asking', error: null, onConfirm: fn() },
} satisfies Meta<typeof ConfirmEmailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm address' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { status: 'pending' } };

export const Done: Story = {
  args: { status: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your email address is confirmed.');
    await expect(canvas.getByRole('link', { name: 'Go to Larder' })).toHaveAttribute('href', '/dashboard');
  },
};

/** The link replaces the button and takes over its focus. */
export const Keyboard: Story = {
  parameters: { proves: 'RECOVERY-23' },
  render: function Confirming(args) {
    const [status, setStatus] = useState(args.status);
    return <ConfirmEmailView {...args} status={status} onConfirm={() => setStatus('done')} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Confirm address' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Go to Larder' })).toHaveFocus();
  },
};

export const Expired: Story = {
  args: { error: 'This link has expired or has already been used. Please ask for a new one.' },
};
