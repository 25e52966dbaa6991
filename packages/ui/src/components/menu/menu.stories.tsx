import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu, MenuCheckboxItem, MenuGroup, MenuItem, MenuLabel, MenuSeparator } from './index.ts';
import { menuGuide } from './menu.guide.ts';

const edit = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { guide: menuGuide },
  args: {
    trigger: (
      <IconButton label="List actions" variant="solid">
        <EllipsisVertical aria-hidden />
      </IconButton>
    ),
    onOpenChange: fn(),
    children: (
      <>
        <MenuItem icon={<Pencil />} onSelect={edit}>
          Edit list
        </MenuItem>
        <MenuItem icon={<Copy />} disabled>
          Copy list
        </MenuItem>
        <MenuGroup aria-labelledby="show">
          <MenuLabel id="show">Show</MenuLabel>
          <MenuCheckboxItem defaultChecked>Match</MenuCheckboxItem>
          <MenuCheckboxItem>Cook time</MenuCheckboxItem>
        </MenuGroup>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger">
          Delete list
        </MenuItem>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  decorators: [(Story) => <div style={{ minBlockSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'List actions' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu', { name: 'List actions' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(within(menu).getByRole('group', { name: 'Show' })).toBeInTheDocument();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Edit list' }));
    await waitFor(() => expect(edit).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Everything a menu can contain. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'Copy list' })).toHaveAttribute('data-disabled');
    for (const item of [
      ...within(menu).getAllByRole('menuitem'),
      ...within(menu).getAllByRole('menuitemcheckbox'),
    ])
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const item = (name: string) => screen.getByText(name).closest('[role^="menuitem"]');
    const trigger = canvas.getByRole('button', { name: 'List actions' });
    await step('opens on its first item', async () => {
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(item('Edit list')).toHaveFocus());
    });
    await step('skips disabled items, and wraps around', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(item('Match')).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(item('Delete list')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(item('Edit list')).toHaveFocus());
    });
    await step('finds by letter', async () => {
      await userEvent.keyboard('coo');
      await waitFor(() => expect(item('Cook time')).toHaveFocus());
    });
    await step('toggles and stays open', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(item('Cook time')).toHaveAttribute('aria-checked', 'true');
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(item('Match')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(item('Match')).toHaveAttribute('aria-checked', 'false');
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(item('Edit list')).toHaveFocus());
    });
    await step('Escape closes it and returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

/** A dialog opened from a menu returns focus to the menu's button. */
export const OpensADialog: Story = {
  render: function Render(args) {
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <Menu {...args}>
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsking(true)}>
            Delete list...
          </MenuItem>
        </Menu>
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Are you sure you want to delete this list?"
          confirmLabel="Delete"
          onConfirm={edit}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'List actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** With align end, the menu aligns with the button's end; it is mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  args: { defaultOpen: true, align: 'end' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ display: 'flex', justifyContent: 'flex-end' }}>
        {Story()}
      </div>
    ),
  ],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl'));
  },
};

/** Scrolling past the button with a finger does not open the menu. */
export const OpensByTouch: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'List actions' });
    const touch = userEvent.setup();
    await touch.pointer({ keys: '[TouchA>]', target: trigger });
    await expect(screen.queryByRole('menu')).toBeNull();
    await touch.pointer({ keys: '[/TouchA]' });
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button variant="secondary">More</Button>,
    children: (
      <>
        <MenuItem>Donaudampfschifffahrtsgesellschaftskochbuchverzeichnis</MenuItem>
        <MenuCheckboxItem defaultChecked>
          Everything that can be made on a Sunday with a pot, an onion and some patience
        </MenuCheckboxItem>
      </>
    ),
  },
};
