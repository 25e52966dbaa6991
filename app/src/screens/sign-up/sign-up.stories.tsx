import { MESSAGES } from '@larder/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRouter } from '../../storybook/in-shell.tsx';
import { onPhone } from '../../storybook/on-phone.ts';
import { SignUpView } from './sign-up.view.tsx';

/** The sign-up screen with the retro heading. */
const meta = {
  title: 'Screens/Sign up',
  component: SignUpView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: { error: null, pending: false, onSubmit: fn() },
} satisfies Meta<typeof SignUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('Username'), 'mira_cooks');
    await userEvent.type(screen.getByLabelText('Password'), 'slow-cooked beans');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'slow-cooked beans{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'mira_cooks',
      password: 'slow-cooked beans',
      confirmation: 'slow-cooked beans',
    });
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  },
};

export const PasswordsDiffer: Story = {
  args: { error: MESSAGES.passwordsDiffer },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      MESSAGES.passwordsDiffer,
    );
  },
};

export const NameTaken: Story = { args: { error: 'This username is already taken' } };

export const IdleOnPhone: Story = onPhone(Idle);
export const PendingOnPhone: Story = onPhone(Pending);
export const PasswordsDifferOnPhone: Story = onPhone(PasswordsDiffer);
export const NameTakenOnPhone: Story = onPhone(NameTaken);
