import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Combobox } from '../combobox/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Create New List',
    children: <TextField label="List Name" />,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    const change: DialogProps['onOpenChange'] = (next) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <Button onClick={() => change(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <Button variant="secondary">Cancel</Button>
    <Button>Update</Button>
  </>
);
const remove = (
  <Button variant="danger">
    <Trash2 aria-hidden />
    Remove
  </Button>
);

export const Playground: Story = { args: { footer } };

export const Open: Story = { args: { open: true, title: 'Edit Ingredient', footer, footerStart: remove } };

export const OnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const WithDescription: Story = {
  args: { open: true, description: 'A list is a page of your own cookbook.', footer },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Create New List' })).toHaveAccessibleDescription(
      'A list is a page of your own cookbook.',
    );
  },
};

export const LongContent: Story = {
  args: {
    open: true,
    title: 'What is in the pot',
    footer,
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>Ladle {line + 1}</p>),
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await step('opens and takes the focus', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Create New List' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
    await step('keeps the focus inside', async () => {
      const dialog = screen.getByRole('dialog');
      for (let presses = 0; presses < 4; presses += 1) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('stops the page from scrolling without a style element', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
      await expect(
        document.querySelector('style[data-remove-scroll], style:not([data-vite-dev-id]):empty'),
      ).toBeNull();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const EscapeInACombobox: Story = {
  args: { open: true, title: 'Edit Ingredient' },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    const [value, setValue] = useState('');
    return (
      <Dialog {...args} open={open} onOpenChange={setOpen}>
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
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
