import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRouter } from '../../../storybook/in-shell.tsx';
import { noRecoveryCode } from './no-recovery-code.ts';
import { RecoverView } from './recover.view.tsx';

/** Account recovery after a forgotten password. */
const meta = {
  title: 'Screens/Recover',
  component: RecoverView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: { error: null, pending: false, onSubmit: fn() },
} satisfies Meta<typeof RecoverView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { proves: 'RECOVERY-05' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    for (const label of ['Username', 'Recovery code', 'New password']) {
      await expect(screen.getByLabelText(label)).toBeRequired();
    }
    await expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await userEvent.type(screen.getByLabelText('Username'), 'mira_cooks');
    await userEvent.type(screen.getByLabelText('Recovery code'), '7kqm 2xwb 9htd 4nrg v3yc 8zpf 60sa');
    await userEvent.type(screen.getByLabelText('New password'), 'slow-cooked beans{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'mira_cooks',
      code: '7kqm 2xwb 9htd 4nrg v3yc 8zpf 60sa',
      password: 'slow-cooked beans',
    });
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Setting password...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The input is not a valid code, which its field says. */
export const NoCode: Story = {
  args: { error: noRecoveryCode() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Recovery code')).toHaveAccessibleDescription(
      /A recovery code has seven groups of four letters and numbers/,
    );
  },
};

/** The error does not reveal which of the two is wrong. */
export const Failed: Story = {
  args: { error: 'The username or the recovery code is wrong' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The username or the recovery code is wrong',
    );
  },
};

/** On a server that sends email: only the username is needed. */
export const WithMail: Story = {
  parameters: { proves: 'RECOVERY-15' },
  args: { mail: { status: 'offered', onSend: fn() } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('Username'), 'mira_cooks');
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link instead' }));
    await expect(args.mail?.onSend).toHaveBeenCalledWith('mira_cooks');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The message is the same whether or not the account exists. */
export const MailSent: Story = {
  parameters: { proves: 'RECOVERY-16' },
  args: { mail: { status: 'sent', onSend: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'If this account has a confirmed email address, a link is on its way. It works for 30 minutes.',
    );
  },
};
