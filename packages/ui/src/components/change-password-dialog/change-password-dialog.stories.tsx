import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { changePasswordDialogGuide } from './change-password-dialog.guide.ts';
import { ChangePasswordDialog } from './index.ts';

const meta = {
  title: 'Settings/Change password dialog',
  component: ChangePasswordDialog,
  args: { defaultOpen: true, username: 'mira_cooks', onOpenChange: fn(), onChangePassword: fn() },
  argTypes: { trigger: { control: false } },
  parameters: { guide: changePasswordDialogGuide, docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof ChangePasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the dialog accepts presses: Radix blocks them for a moment after opening. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Change password' });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Current password'), 'paprika and salt');
    await userEvent.type(dialog.getByLabelText('New password'), 'a pinch of mace');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(args.onChangePassword).toHaveBeenCalledWith({
      present: 'paprika and salt',
      next: 'a pinch of mace',
    });
  },
};

/** Nothing was entered: the first invalid field receives focus. */
export const Missing: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    const present = dialog.getByLabelText('Current password');
    await expect(present).toHaveAccessibleDescription('Password is required');
    await expect(present).toHaveFocus();
    await expect(dialog.getByLabelText('New password')).toBeInvalid();
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Current password'), 'paprika and salt');
    const next = dialog.getByLabelText('New password');
    await userEvent.type(next, 'mace');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(next).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
    await expect(next).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { errors: { present: 'This is not your password' } },
  play: async () => {
    const dialog = await openDialog();
    const present = dialog.getByLabelText('Current password');
    await expect(present).toHaveAccessibleDescription('This is not your password');
    await waitFor(() => expect(present).toHaveFocus());
  },
};

/** The request failed: the input is kept for another try. */
export const Failed: Story = {
  args: { error: 'The password could not be changed. Please try again.' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('The password could not be changed.');
    await expect(dialog.getByLabelText('Current password')).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const Changing: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Changing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(dialog.getByLabelText('New password'), 'a pinch of mace{Enter}');
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

/** Uncontrolled, with a trigger; the input is cleared when it reopens. */
export const Keyboard: Story = {
  args: { defaultOpen: false, trigger: <Button>Change it</Button> },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Change it' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByLabelText('Current password')).toHaveFocus());
    await userEvent.keyboard('paprika and salt');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('a pinch of mace');
    // Past the show buttons and Cancel.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await openDialog();
    await expect(screen.getByLabelText('Current password')).toHaveValue('');
  },
};
