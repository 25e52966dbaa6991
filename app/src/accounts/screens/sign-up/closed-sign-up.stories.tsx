import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inRouter } from '../../../storybook/in-shell.tsx';
import { ClosedSignUpView } from './closed-sign-up.view.tsx';

/** The sign-up screen where sign-ups are closed, or by invitation only. */
const meta = {
  title: 'Screens/Sign up (closed)',
  component: ClosedSignUpView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: { reason: 'closed' },
} satisfies Meta<typeof ClosedSignUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('status')).toHaveTextContent('This Larder isn’t accepting new accounts.');
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};

export const Uninvited: Story = { args: { reason: 'uninvited' } };
