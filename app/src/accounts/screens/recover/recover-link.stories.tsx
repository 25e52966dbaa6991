import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRouter } from '../../../storybook/in-shell.tsx';
import { RecoverLinkView } from './recover-link.view.tsx';

/** The page that a recovery email links to. */
const meta = {
  title: 'Screens/Recover by link',
  component: RecoverLinkView,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: { error: null, pending: false, onSubmit: fn() },
} satisfies Meta<typeof RecoverLinkView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('New password'), 'slow-cooked beans{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'slow-cooked beans' });
  },
};

export const Pending: Story = { args: { pending: true } };

export const Expired: Story = {
  args: { error: 'This link has expired or has already been used. Please ask for a new one.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('This link has expired');
  },
};
