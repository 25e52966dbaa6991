import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShell } from '../../storybook/in-shell.tsx';
import NoticeBanner from './notice-banner.tsx';

/** The shell's notices, shown on every screen. */
const meta = {
  title: 'Screens/Shell notice',
  component: NoticeBanner,
  decorators: [inShell('/dashboard')],
  parameters: { layout: 'fullscreen' },
  args: { about: 'offline' },
} satisfies Meta<typeof NoticeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline')).toBeVisible();
    await expect(canvas.getByText('Changes cannot be saved until you are back online.')).toBeVisible();
  },
};

export const NewVersion: Story = {
  args: { about: 'new version' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new version of Larder is ready.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled();
  },
};

/** A cook who postponed the code and reloaded: it is no longer known here. */
export const RecoveryCode: Story = {
  args: { about: 'recovery code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keep a recovery code in case you forget your password.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create one in Settings' })).toHaveAttribute(
      'href',
      '/dashboard/settings',
    );
    await expect(canvas.getByRole('button', { name: 'Remind me in a week' })).toBeVisible();
  },
};
