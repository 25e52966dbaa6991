import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthCardPoster } from './poster.tsx';
import { authCardGuide } from './auth-card.guide.ts';

const username = (
  <TextField label="Username" autoComplete="username" hint="3 to 50 letters, numbers and underscores" />
);
const password = <PasswordField label="Password" autoComplete="current-password" />;

const meta = {
  title: 'Components/Auth card',
  component: AuthCard,
  parameters: {
    guide: authCardGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '50rem' } },
  },
  args: {
    layout: 'login',
    title: 'Login',
    children: (
      <>
        {username}
        {password}
      </>
    ),
    action: (
      <Button type="submit" wide>
        Login
      </Button>
    ),
    footer: (
      <>
        Don't have an account? <a href="/signup">Sign up</a>
      </>
    ),
    onSubmit: fn((event) => event.preventDefault()),
  },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Login: Story = {
  parameters: { proves: 'LOGIN-01 PRODUCT-14' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Larder');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Login');
    await userEvent.type(canvas.getByLabelText('Username'), 'mira_cooks{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LoginFailed: Story = {
  args: { error: 'Invalid credentials' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Invalid credentials');
  },
};

export const LoginPending: Story = {
  args: {
    action: (
      <Button type="submit" wide pending>
        Logging in...
      </Button>
    ),
  },
};

export const SignUp: Story = {
  parameters: { proves: 'PRODUCT-15', playsAgainAt: 'phone' },
  args: {
    layout: 'signup',
    poster: <AuthCardPoster title="Larder" />,
    title: 'Create Account',
    lead: 'Cook from what you have.',
    children: (
      <>
        {username}
        <PasswordField label="Password" autoComplete="new-password" />
        <PasswordField label="Confirm Password" autoComplete="new-password" error="Passwords do not match" />
      </>
    ),
    action: (
      <Button type="submit" wide>
        Sign Up
      </Button>
    ),
    footer: (
      <>
        Already have an account? <a href="/login">Login</a>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Larder' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Create Account' })).toBeVisible();
  },
};

export const SignUpOnTablet: Story = { ...SignUp, globals: { viewport: { value: 'tablet' } } };

export const SignUpRightToLeft: Story = { ...SignUp, globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await userEvent.keyboard('mira_cooks');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('paprika{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
