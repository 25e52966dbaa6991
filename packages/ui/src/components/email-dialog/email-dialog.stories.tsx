import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { emailDialogGuide } from './email-dialog.guide.ts';
import { EmailDialog } from './index.ts';

const meta = {
  title: 'Settings/Email dialog',
  component: EmailDialog,
  args: { defaultOpen: true, username: 'mira_cooks', onOpenChange: fn(), onSave: fn() },
  argTypes: { trigger: { control: false } },
  parameters: { guide: emailDialogGuide, docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof EmailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the dialog accepts presses: Radix blocks them for a moment after opening. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Email address' });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Email address'), 'mira@example.com');
    await userEvent.type(dialog.getByLabelText('Your password'), 'paprika and salt');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      email: 'mira@example.com',
      password: 'paprika and salt',
    });
  },
};

/** An existing address can be removed. */
export const Removing: Story = {
  args: { email: 'mira@example.com' },
  play: async ({ args }) => {
    const dialog = await openDialog();
    await userEvent.clear(dialog.getByLabelText('Email address'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'paprika and salt');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await expect(args.onSave).toHaveBeenCalledWith({ email: null, password: 'paprika and salt' });
  },
};

/** Invalid and empty addresses are rejected before submitting. */
export const NoAddress: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const email = dialog.getByLabelText('Email address');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await expect(email).toHaveAccessibleDescription('Email address is required');
    await userEvent.type(email, 'mira');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await expect(email).toHaveAccessibleDescription('Enter an address such as name@example.com');
    await expect(email).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { errors: { password: 'This is not your password' } },
  play: async () => {
    const dialog = await openDialog();
    const password = dialog.getByLabelText('Your password');
    await expect(password).toHaveAccessibleDescription('This is not your password');
  },
};

export const Failed: Story = {
  args: { error: 'The address could not be saved. Please try again.' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('The address could not be saved.');
  },
};

export const Saving: Story = {
  args: { pending: true },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Keyboard: Story = {
  args: { defaultOpen: false, trigger: <Button>Change it</Button> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Change it' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByLabelText('Email address')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
