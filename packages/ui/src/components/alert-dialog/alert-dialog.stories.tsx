import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { alertDialogGuide } from './alert-dialog.guide.ts';
import { AlertDialog } from './index.ts';

const QUESTION = 'Are you sure you want to delete this list?';

const meta = {
  title: 'Components/Alert dialog',
  component: AlertDialog,
  parameters: { guide: alertDialogGuide },
  args: {
    trigger: <Button variant="danger">Delete list</Button>,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: QUESTION,
    confirmLabel: 'Delete',
  },
  argTypes: { trigger: { control: false } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Playground: Story = {};

export const Danger: Story = { args: { defaultOpen: true } };

/** A harmless question, without a warning icon. */
export const Neutral: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button variant="secondary">Leave</Button>,
    title: 'Leave without saving?',
    description: 'Two preferences have changed.',
    confirmLabel: 'Leave',
    tone: 'neutral',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription('Two preferences have changed.');
    await expect(dialog.querySelector('[data-slot="alert-dialog-sign"]')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    defaultOpen: true,
    title: 'Delete the list Donaudampfschifffahrtsgesellschaftskapitänsmützen and its forty recipes?',
    description: 'The recipes stay in Larder. Only the list goes.',
    confirmLabel: 'Delete the list',
    labels: { cancel: 'Keep the list' },
  },
  globals: { viewport: { value: 'phone' } },
};

/** While the action runs, both buttons are disabled. */
export const Pending: Story = {
  args: { defaultOpen: true, pending: true, confirmLabel: 'Deleting...' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cancel);
    await expect(cancel).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The action failed, and the dialog stays open for another try. */
export const Failed: Story = {
  args: { pending: false, error: 'Failed to delete list. Please try again.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete list' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete list');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

/** Controlled: one dialog serves several triggers. */
export const Controlled: Story = {
  args: { trigger: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete list
        </Button>
        <AlertDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete list' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: QUESTION });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A click outside does nothing. */
export const PressOutside: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(document.documentElement);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Delete list' });
    const ask = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    };
    await step('focus starts on Cancel, which does nothing', async () => {
      await ask();
      await userEvent.keyboard('{Enter}');
      await gone();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Escape cancels too', async () => {
      await ask();
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Tab stays inside and reaches the action', async () => {
      await ask();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await gone();
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
