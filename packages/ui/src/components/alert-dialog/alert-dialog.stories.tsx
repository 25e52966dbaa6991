import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Are you sure you want to delete this list?',
    confirmLabel: 'Delete',
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete list
        </Button>
        <AlertDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = { args: { open: true } };

export const WithDescription: Story = {
  args: {
    open: true,
    title: 'Leave without saving?',
    description: 'Two preferences have changed.',
    confirmLabel: 'Leave',
    tone: 'neutral',
  },
};

export const OnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Confirming: Story = {
  play: async ({ canvasElement, args, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Delete list' });
    await step('starts on Cancel, which does nothing', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('confirms once and closes', async () => {
      await userEvent.click(opener);
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this list?' });
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
