import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { ListDialog } from './index.ts';
import { listDialogGuide } from './list-dialog.guide.ts';

const meta = {
  title: 'Lists/List dialog',
  component: ListDialog,
  args: { defaultOpen: true, onOpenChange: fn(), onSave: fn() },
  argTypes: { trigger: { control: false } },
  parameters: { guide: listDialogGuide, docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof ListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the dialog accepts presses: Radix blocks them for a moment after opening. */
async function openDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {
  parameters: { proves: 'LISTS-14 LISTS-15 LISTS-17' },
  play: async ({ args }) => {
    const dialog = await openDialog('Create New List');
    await expect(dialog.getByLabelText('List Name')).toBeRequired();
    await userEvent.type(dialog.getByLabelText('List Name'), '  Sunday pots ');
    await userEvent.type(dialog.getByLabelText('Description'), 'Slow, and worth it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Create List' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Sunday pots',
      description: 'Slow, and worth it.',
    });
  },
};

export const Edit: Story = {
  parameters: { proves: 'LISTS-16 LISTS-19 LISTS-20 RULE-12' },
  args: { list: { name: 'Sunday pots', description: 'Slow, and worth it.' } },
  play: async ({ args }) => {
    const dialog = await openDialog('Edit List');
    await expect(dialog.getByLabelText('List Name')).toHaveValue('Sunday pots');
    await userEvent.clear(dialog.getByLabelText('Description'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Sunday pots', description: null });
  },
};

/** Another device has renamed it, too: the fields stay as they are, and the choice is reported with them. */
export const ChangedElsewhere: Story = {
  args: {
    list: { name: 'Sunday pots', description: 'Slow, and worth it.' },
    conflicts: [{ field: 'List Name', value: 'Sunday stews' }],
  },
  play: async ({ args }) => {
    const dialog = await openDialog('Edit List');
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Changed on another device' })).toHaveFocus(),
    );
    await userEvent.type(dialog.getByLabelText('List Name'), ' and pans');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Mine' }));
    const values = { name: 'Sunday pots and pans', description: 'Slow, and worth it.' };
    await expect(args.onSave).toHaveBeenLastCalledWith(values, 'mine');
  },
};

/** Whitespace is not a name: the field shows an error and receives focus. */
export const NameMissing: Story = {
  parameters: { proves: 'RULE-09 RULE-10' },
  play: async ({ args }) => {
    const dialog = await openDialog('Create New List');
    const name = dialog.getByLabelText('List Name');
    await userEvent.type(name, '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create List' }));
    await expect(name).toHaveAccessibleDescription('List name is required');
    await expect(name).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The server's error stays below the name until the name changes. */
export const NameTaken: Story = {
  args: { list: { name: 'Sunday pots' }, error: 'A list with this name already exists' },
  play: async () => {
    const dialog = await openDialog('Edit List');
    const name = dialog.getByLabelText('List Name');
    await expect(name).toHaveAccessibleDescription('A list with this name already exists');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, ' 2');
    await expect(name).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(name).toBeInvalid();
  },
};

export const Creating: Story = {
  parameters: { proves: 'LISTS-18' },
  args: { pending: true },
  play: async () => {
    const dialog = await openDialog('Create New List');
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Saving: Story = {
  parameters: { proves: 'LISTS-21' },
  args: { list: { name: 'Sunday pots' }, pending: true },
  play: async () => {
    const dialog = await openDialog('Edit List');
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Both fields enforce the server's limits; near the end, the description counts down. */
export const AtTheLimits: Story = {
  args: { list: { name: 'N'.repeat(100), description: 'Long story. '.repeat(40) } },
  play: async () => {
    const dialog = await openDialog('Edit List');
    await userEvent.type(dialog.getByLabelText('List Name'), 'N');
    await expect(dialog.getByLabelText('List Name')).toHaveValue('N'.repeat(100));
    await expect(dialog.getByLabelText('Description')).toHaveAccessibleDescription('20 characters left');
  },
};

/** Uncontrolled, with a trigger; the input is cleared when it reopens. */
export const Keyboard: Story = {
  args: { defaultOpen: false, trigger: <Button>Create New List</Button> },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Create New List' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await openDialog('Create New List');
    await waitFor(() => expect(dialog.getByLabelText('List Name')).toHaveFocus());
    await userEvent.keyboard('Weeknight rescue{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Weeknight rescue', description: null });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await openDialog('Create New List');
    await waitFor(() => expect(screen.getByLabelText('List Name')).toHaveValue(''));
  },
};

/** Confirming the deletion of a list: a separate dialog, with focus on Cancel. */
export const DeleteQuestion: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Are you sure you want to delete this list?"
        description="The recipes on it are not deleted."
        confirmLabel="Delete"
        onConfirm={() => args.onSave({ name: 'Sunday pots', description: null })}
      />
    );
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this list?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
