import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRouter } from '../../../storybook/in-shell.tsx';
import { passwordsDiffer } from './passwords-differ.ts';
import { SignUpView } from './sign-up.view.tsx';

/** The sign-up page with the retro heading. */
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
  parameters: { proves: 'RULE-06 RULE-08 SIGNUP-02 SIGNUP-03 SIGNUP-06 STATE-06' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    for (const label of ['Username', 'Password', 'Confirm Password']) {
      await expect(screen.getByLabelText(label)).toBeRequired();
    }
    await expect(screen.getByLabelText('Username')).toHaveAttribute('maxlength', '50');
    await expect(screen.getByLabelText('Password')).toHaveAttribute('minlength', '8');
    await expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
    await expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvasElement).toHaveTextContent('Already have an account? Login');
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
  parameters: { proves: 'SIGNUP-04 SIGNUP-05 STATE-07' },
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Creating Account...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const PasswordsDiffer: Story = {
  args: { error: passwordsDiffer() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      passwordsDiffer(),
    );
  },
};

export const NameTaken: Story = { args: { error: 'This username is already taken' } };
