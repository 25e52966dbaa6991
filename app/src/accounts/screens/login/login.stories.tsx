import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRouter } from '../../../storybook/in-shell.tsx';
import { LoginView } from './login.view.tsx';

/** The login page. */
const meta = {
  title: 'Screens/Login',
  component: LoginView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: { error: null, pending: false, onSubmit: fn() },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  parameters: { proves: 'LOGIN-02 LOGIN-06 RECOVERY-04 RULE-02 RULE-03 RULE-04 STATE-06' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    const username = screen.getByLabelText('Username');
    await expect(username).toHaveAttribute('maxlength', '50');
    await expect(username).toHaveAccessibleDescription('Letters, numbers and underscores');
    await expect(screen.getByLabelText('Password')).toBeRequired();
    await expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/recover');
    await expect(canvasElement).toHaveTextContent("Don't have an account? Sign up");
    await userEvent.type(username, 'mira_cooks');
    await userEvent.type(screen.getByLabelText('Password'), 'slow-cooked beans{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'mira_cooks',
      password: 'slow-cooked beans',
    });
  },
};

export const Pending: Story = {
  parameters: { proves: 'LOGIN-04 LOGIN-05 STATE-07' },
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Logging in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  parameters: { proves: 'LOGIN-03 STATE-08' },
  args: { error: 'Invalid credentials' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Invalid credentials');
  },
};

/** Confirms that the account was deleted. */
export const AfterDeletion: Story = {
  args: { note: 'Your account and everything in it have been deleted.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/have been deleted\.$/);
  },
};
