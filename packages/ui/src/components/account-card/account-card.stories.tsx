import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountCardGuide } from './account-card.guide.ts';
import { AccountCard } from './index.ts';

const meta = {
  title: 'Settings/Account card',
  component: AccountCard,
  parameters: { guide: accountCardGuide },
  args: { username: 'mira_cooks', onChangePassword: fn(), onDownload: fn(), onDelete: fn() },
} satisfies Meta<typeof AccountCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your account' })).toHaveTextContent(
      'Signed in as mira_cooks',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Delete account' })).toBeVisible();
  },
};

/** The file is on its way: a second press does nothing. */
export const Downloading: Story = {
  args: { downloading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Downloading...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

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
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
