import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { recoveryCodeDialogGuide } from './recovery-code-dialog.guide.ts';
import { RecoveryCodeDialog } from './index.ts';

const CODE = '7KQM-2XWB-9HTD-4NRG-V3YC-8ZPF-60SA';

const meta = {
  title: 'Settings/Recovery code dialog',
  component: RecoveryCodeDialog,
  args: {
    defaultOpen: true,
    username: 'mira_cooks',
    code: CODE,
    onOpenChange: fn(),
    onCreate: fn(),
    onCopy: fn(),
    onDownload: fn(),
    onDone: fn(),
  },
  argTypes: { trigger: { control: false } },
  parameters: { guide: recoveryCodeDialogGuide, docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof RecoveryCodeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the dialog accepts presses: Radix blocks them for a moment after opening. */
async function openDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  parameters: { proves: 'RECOVERY-02 RECOVERY-03' },
  play: async ({ args }) => {
    const dialog = await openDialog('Your recovery code');
    const code = dialog.getByRole('group', { name: 'Recovery code' });
    await expect(code).toHaveTextContent(CODE);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'I have written it down' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Creating another code requires the password and invalidates the old code. */
export const AsksForThePassword: Story = {
  args: { code: null },
  play: async ({ args }) => {
    const dialog = await openDialog('New recovery code');
    const password = dialog.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(password, 'paprika and salt');
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    await expect(args.onCreate).toHaveBeenCalledWith('paprika and salt');
  },
};

export const Refused: Story = {
  args: { code: null, errors: { password: 'This is not your password' } },
  play: async () => {
    const dialog = await openDialog('New recovery code');
    await expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
      'This is not your password',
    );
  },
};

/** The request failed: the input is kept for another try. */
export const Failed: Story = {
  args: { code: null, error: 'The code could not be created. Please try again.' },
  play: async () => {
    const dialog = await openDialog('New recovery code');
    await expect(dialog.getByRole('alert')).toHaveTextContent('The code could not be created.');
  },
};

export const Creating: Story = {
  args: { code: null, pending: true },
  play: async ({ args }) => {
    const dialog = await openDialog('New recovery code');
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(dialog.getByLabelText('Your password'), 'paprika');
    await userEvent.click(dialog.getByRole('button', { name: 'Creating...' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** From the password to the code: focus moves along, and returns to the trigger on close. */
export const Keyboard: Story = {
  args: { defaultOpen: false, code: null, trigger: <Button>New code</Button> },
  render: function Kept({ onCreate, ...args }) {
    const [code, setCode] = useState<string | null>(null);
    return (
      <RecoveryCodeDialog
        {...args}
        code={code}
        onCreate={(password) => {
          onCreate?.(password);
          setCode(CODE);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'New code' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const asking = await openDialog('New recovery code');
    await waitFor(() => expect(asking.getByLabelText('Your password')).toHaveFocus());
    await userEvent.keyboard('paprika and salt');
    // Past the show buttons and Cancel.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(asking.getByRole('button', { name: 'Create code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('paprika and salt');
    const shown = await openDialog('Your recovery code');
    await waitFor(() => expect(shown.getByRole('group', { name: 'Recovery code' })).toHaveFocus());
    await userEvent.tab();
    await expect(shown.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
