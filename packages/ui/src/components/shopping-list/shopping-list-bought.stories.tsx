import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { STORY_PURCHASES, STORY_SHOPPING } from '../../testing/story-shopping.ts';
import { ShoppingList, ShoppingListBought, type ShoppingListProps } from './index.ts';
import { shoppingListGuide } from './shopping-list.guide.ts';

/** Moving checked items into the pantry, and undoing it. */
const meta = {
  title: 'Shopping/Shopping list/Bought',
  component: ShoppingList,
  parameters: { guide: shoppingListGuide },
  args: {
    items: STORY_SHOPPING,
    defaultCheckedIds: ['limes', 'butter'],
    headingLevel: 2,
    onCopy: fn(),
    onBuy: fn(),
    onUndoPurchase: fn(),
    purchases: STORY_PURCHASES,
  },
  argTypes: { checkedIds: { control: false } },
} satisfies Meta<typeof ShoppingList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button acts on checked items and says what it will do. The latest purchase comes first. */
export const Purchases: Story = {
  play: async ({ args, canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Bought it' });
    await expect(buy).toHaveAccessibleDescription('2 checked items go into your pantry.');
    await userEvent.click(buy);
    await expect(args.onBuy).toHaveBeenCalledWith(['limes', 'butter']);
    const bought = within(canvas.getByRole('region', { name: 'Bought' }));
    await expect(bought.getAllByText(/2030/).map((line) => line.textContent)).toEqual([
      'May 8, 2030 · 1 item',
      'May 6, 2030 · 2 items',
    ]);
    await userEvent.click(bought.getByRole('button', { name: 'Undo: Spinach and 1 more bought' }));
    await expect(args.onUndoPurchase).toHaveBeenCalledWith('first');
  },
};

/** With nothing checked, the button stays in place and says what to do first. */
export const NothingChecked: Story = {
  args: { defaultCheckedIds: [], purchases: [] },
  play: async ({ args, canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Bought it' });
    await expect(buy).toHaveAttribute('aria-disabled', 'true');
    await expect(buy).toHaveAccessibleDescription('Check off what you have bought to put it in your pantry.');
    await userEvent.click(buy);
    await expect(args.onBuy).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('region', { name: 'Bought' })).toBeNull();
  },
};

/** Offline: purchases wait to be synced and can be undone until then. */
export const Waiting: Story = {
  parameters: { proves: 'UNDO-15' },
  args: { buysLater: true, waiting: STORY_PURCHASES.slice(0, 1), purchases: [], onUndoWaiting: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bought it' })).toHaveAccessibleDescription(
      '2 checked items go into your pantry. It will be sent when you are back online.',
    );
    const waiting = within(canvas.getByRole('region', { name: 'Waiting to be sent' }));
    await userEvent.click(waiting.getByRole('button', { name: 'Undo: Spinach and 1 more bought' }));
    await expect(args.onUndoWaiting).toHaveBeenCalledWith('first');
  },
};

/** A purchase that could not be added waits for the cook to add it anyway or discard it. */
export const Refused: Story = {
  parameters: { proves: 'UNDO-16' },
  args: {
    waiting: [
      ...STORY_PURCHASES.slice(1),
      {
        ...STORY_PURCHASES[0]!,
        problem: 'There is a newer meal plan. Please look at that one first.',
      },
    ],
    purchases: [],
    onUndoWaiting: fn(),
    onAddAnyway: fn(),
    onDiscard: fn(),
  },
  play: async ({ args, canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Waiting to be sent' }));
    await expect(waiting.getByText(/^There is a newer meal plan/)).toBeVisible();
    await expect(waiting.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    await userEvent.click(waiting.getByRole('button', { name: 'Add it anyway: Spinach and 1 more' }));
    await expect(args.onAddAnyway).toHaveBeenCalledWith('first');
    await userEvent.click(waiting.getByRole('button', { name: 'Discard: Spinach and 1 more' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('first');
  },
};

/** Undone while being synced: the undo runs after the response arrives. */
export const WaitingForItsAnswer: Story = {
  parameters: { proves: 'UNDO-24' },
  args: {
    waiting: [{ ...STORY_PURCHASES[0]!, pending: true }],
    purchases: [],
    onUndoWaiting: fn(),
  },
  play: async ({ args, canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo: Spinach and 1 more bought' });
    await expect(undo).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(undo);
    await expect(args.onUndoWaiting).not.toHaveBeenCalled();
  },
};

/** Being added to the pantry. */
export const Buying: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Putting away...' });
    await expect(buy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(buy);
    await expect(buy).toHaveFocus();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

/** A purchase is being undone: no other can be at the same time. */
export const Undoing: Story = {
  args: { pendingIds: ['first'] },
  play: async ({ args, canvas }) => {
    for (const undo of canvas.getAllByRole('button', { name: /^Undo/ })) {
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(undo);
    }
    await expect(args.onUndoPurchase).not.toHaveBeenCalled();
  },
};

/** Offline, nothing can be bought or undone, but the list can still be checked and copied. */
export const Unavailable: Story = {
  args: { unavailable: 'Larder cannot be reached.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bought it' }));
    await expect(canvas.getByRole('button', { name: 'Bought it' })).toHaveAccessibleDescription(
      'Larder cannot be reached.',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Double cream/ }));
    await expect(args.onBuy).not.toHaveBeenCalled();
    await expect(args.onUndoPurchase).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Thyme'));
    await expect(canvas.getByText('3 of 15 items')).toBeVisible();
  },
};

/** Everything is bought. */
export const AllBought: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All ingredients are available in your pantry!')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Bought' })).toBeVisible();
  },
};

function Shop({ items: _items, ...props }: ShoppingListProps) {
  const [isBought, setBought] = useState(false);
  return (
    <ShoppingList
      {...props}
      items={isBought ? [] : STORY_SHOPPING.slice(0, 1)}
      purchases={isBought ? STORY_PURCHASES.slice(1) : []}
      onBuy={() => setBought(true)}
      onUndoPurchase={() => setBought(false)}
    />
  );
}

/** Bought and undone by keyboard: when the button disappears, focus stays in the list. */
export const Keyboard: Story = {
  args: { defaultCheckedIds: ['limes'] },
  render: (args) => <Shop {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const list = canvasElement.querySelector('[data-slot="shopping-list"]');
    const buy = canvas.getByRole('button', { name: 'Bought it' });
    for (let step = 0; step < 6 && document.activeElement !== buy; step += 1) await userEvent.tab();
    await expect(buy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(list).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(list).toHaveFocus();
    await expect(canvas.getByText('Limes')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The group alone, for use elsewhere. */
export const Group: Story = {
  render: () => <ShoppingListBought purchases={STORY_PURCHASES} headingLevel={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bought' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
