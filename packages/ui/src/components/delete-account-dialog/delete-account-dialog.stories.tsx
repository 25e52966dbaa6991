import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { deleteAccountDialogGuide } from './delete-account-dialog.guide.ts';
import { DeleteAccountDialog } from './index.ts';

const meta = {
  title: 'Settings/Delete account dialog',
  component: DeleteAccountDialog,
  args: { defaultOpen: true, username: 'mira_cooks', onOpenChange: fn(), onDelete: fn() },
  argTypes: { trigger: { control: false } },
  parameters: { guide: deleteAccountDialogGuide, docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the dialog accepts presses. */
async function openDialog() {
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Your password'), 'paprika and salt');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith('paprika and salt');
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/cannot be undone/);
  },
};

/** Nothing was entered: nothing is deleted. */
export const Missing: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const password = dialog.getByLabelText('Your password');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(password).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { errors: { password: 'This is not your password' } },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
      'This is not your password',
    );
  },
};

/** The action failed, and the dialog stays open for another try. */
export const Failed: Story = {
  args: { error: 'The account could not be deleted. Please try again.' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('The account could not be deleted.');
  },
};

export const Deleting: Story = {
  args: { pending: true },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** From Cancel to the password, where Enter deletes. */
export const Keyboard: Story = {
  args: { defaultOpen: false, trigger: <Button variant="danger">Delete it</Button> },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete it' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    dialog.getByLabelText('Your password').focus();
    await userEvent.keyboard('paprika and salt{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('paprika and salt');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
