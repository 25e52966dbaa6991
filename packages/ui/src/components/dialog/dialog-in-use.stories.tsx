import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { clickOnScreen } from '../../testing/pointer.ts';
import { Button } from '../button/index.ts';
import { Combobox } from '../combobox/index.ts';
import { TextField } from '../text-field/index.ts';
import { dialogGuide } from './dialog.guide.ts';
import { Dialog, DialogBody, DialogFooter, DialogFrame, DialogHeader } from './index.ts';

/** Dialogs in context, with different content. */
const meta = {
  title: 'Components/Dialog/In use',
  component: Dialog,
  parameters: { guide: dialogGuide },
  args: {
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
    title: 'Create New List',
    children: <TextField label="List Name" />,
  },
  argTypes: { trigger: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts, for a form that spans body and footer. */
export const Recomposed: Story = {
  render: function Render({ trigger, onOpenChange }) {
    const [saved, setSaved] = useState('');
    return (
      <>
        <DialogFrame trigger={trigger} onOpenChange={onOpenChange}>
          <DialogHeader title="Rename list" />
          <form
            style={{ display: 'contents' }}
            onSubmit={(event) => {
              event.preventDefault();
              setSaved(String(new FormData(event.currentTarget).get('name')));
            }}
          >
            <DialogBody>
              <TextField label="List Name" name="name" defaultValue="Sundays" />
            </DialogBody>
            <DialogFooter>
              <Button type="submit">Save</Button>
            </DialogFooter>
          </form>
        </DialogFrame>
        <p>{saved && `Saved as ${saved}`}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(await screen.findByLabelText('List Name'), ' and feasts{Enter}');
    await expect(await screen.findByText('Saved as Sundays and feasts')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rename list' })).toBeVisible());
  },
};

/** Controlled: the caller decides. */
export const Controlled: Story = {
  args: { trigger: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange?.(next);
            setOpen(next);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeInACombobox: Story = {
  args: { defaultOpen: true, title: 'Edit Ingredient' },
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <Dialog {...args}>
        <Combobox
          label="Name"
          value={value}
          onValueChange={setValue}
          suggestions={value ? ['Corn kernels'] : []}
        />
      </Dialog>
    );
  },
  play: async () => {
    const input = await screen.findByRole('combobox', { name: 'Name' });
    await waitFor(() => expect(getComputedStyle(input).pointerEvents).toBe('auto'));
    await userEvent.type(input, 'cor');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('cor');
    // It may still be fading in.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The suggestions are in the top layer: the dialog's scrolling body doesn't clip them. */
export const ChoosingInACombobox: Story = {
  parameters: { playsAgainAt: 'phone' },
  args: EscapeInACombobox.args!,
  render: EscapeInACombobox.render!,
  play: async () => {
    const input = await screen.findByRole('combobox', { name: 'Name' });
    await waitFor(() => expect(getComputedStyle(input).pointerEvents).toBe('auto'));
    await userEvent.type(input, 'cor');
    await clickOnScreen(await screen.findByRole('option', { name: 'Corn kernels' }));
    await expect(input).toHaveValue('Corn kernels');
    await expect(input).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
