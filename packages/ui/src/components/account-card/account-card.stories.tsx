import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountCardGuide } from './account-card.guide.ts';
import { AccountCard } from './index.ts';

const meta = {
  title: 'Settings/Account card',
  component: AccountCard,
  parameters: { guide: accountCardGuide },
  args: {
    username: 'mira_cooks',
    codeFrom: '2030-05-06',
    onChangePassword: fn(),
    onNewCode: fn(),
    onDownload: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof AccountCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your account' })).toHaveTextContent(
      'Logged in as mira_cooks',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Recovery code' })).toHaveTextContent('Created on');
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery code' }));
    await expect(args.onNewCode).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Delete account' })).toBeVisible();
  },
};

/** While the download is pending, a second press does nothing. */
export const Downloading: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Downloading...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** An older account without a recovery code. */
export const NoCodeYet: Story = {
  parameters: { proves: 'RECOVERY-12' },
  args: { codeFrom: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Recovery code' })).toHaveTextContent(
      'Without one, a forgotten password cannot be reset',
    );
    await expect(canvas.getByRole('button', { name: 'Create recovery code' })).toBeVisible();
  },
};

/** It is not known yet whether a code exists. */
export const CodeNotKnown: Story = {
  args: { codeFrom: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New recovery code' })).toBeVisible();
  },
};

/** On a server that sends email. */
export const WithEmail: Story = {
  parameters: { proves: 'RECOVERY-13' },
  args: { email: { address: 'mira@example.com', confirmed: true }, onEmail: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Email address' })).toHaveTextContent('mira@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Change email address' }));
    await expect(args.onEmail).toHaveBeenCalledOnce();
  },
};

export const EmailUnconfirmed: Story = {
  args: { email: { address: 'mira@example.com', confirmed: false }, onEmail: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Email address' })).toHaveTextContent(
      'mira@example.com. To confirm it, open the link emailed there',
    );
  },
};

export const NoEmail: Story = {
  args: { email: null, onEmail: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add email address' })).toBeVisible();
  },
};

/** Servers without recovery codes do not show the row. */
export const WithoutCodes: Story = {
  render: ({ onNewCode: _onNewCode, ...args }) => <AccountCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Recovery code' })).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    username: 'W'.repeat(50),
    labels: { dataHint: 'Vorratskammereinträge, Rezeptsammlungslisten, Ernährungsvorlieben und Wochenplan' },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New recovery code' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
