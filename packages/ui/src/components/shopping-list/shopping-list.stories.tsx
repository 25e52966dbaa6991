import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { STORY_SHOPPING } from '../../testing/story-shopping.ts';
import { ShoppingList } from './index.ts';
import { shoppingListGuide } from './shopping-list.guide.ts';

const meta = {
  title: 'Shopping/Shopping list',
  component: ShoppingList,
  parameters: { guide: shoppingListGuide },
  args: {
    items: STORY_SHOPPING,
    defaultCheckedIds: [
      'avocados',
      'coriander-leaves',
      'shiitake-mushrooms',
      'beef-chuck',
      'butter',
      'brown-bread',
    ],
    headingLevel: 2,
    onCheckedIdsChange: fn(),
    onCopy: fn(),
  },
  argTypes: { checkedIds: { control: false } },
} satisfies Meta<typeof ShoppingList>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (rows: HTMLElement[]) =>
  rows.map((row) => row.querySelector('[data-slot="shopping-list-name"]')?.textContent);

/** The approximate cost of the list; staples are marked, and not counted. */
export const WithCost: Story = {
  parameters: { proves: 'COST-02' },
  args: {
    items: [
      { id: 'spinach', name: 'Spinach', quantity: 400, unit: 'g', category: 'Produce', cost: 4.4 },
      { id: 'salmon', name: 'Salmon', quantity: 500, unit: 'g', category: 'Proteins', cost: 14.9 },
      {
        id: 'salt',
        name: 'Salt',
        quantity: 2,
        unit: 'tsp',
        category: 'Spices',
        soldAs: 'pack',
        cost: 1,
        staple: true,
      },
    ],
    defaultCheckedIds: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About $19, staples not counted')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Salt .*Staple: you may have it/ })).toBeVisible();
  },
};

/** Categories in supermarket order, names in alphabetical order. */
export const Playground: Story = {
  parameters: {
    proves: 'CATEGORY-01 DATA-58 SHOPPING-01 SHOPPING-02 SHOPPING-03 SHOPPING-04 SHOPPING-08 SHOPPING-09',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading').map((title) => title.textContent)).toEqual([
      'Produce',
      'Proteins',
      'Dairy',
      'Pantry',
      'Spices',
      'Other',
    ]);
    const produce = within(canvas.getByRole('region', { name: 'Produce' }));
    await expect(produce.getByText('6 items')).toBeVisible();
    await expect(names(produce.getAllByRole('listitem')).slice(0, 2)).toEqual(['Avocados', 'Bean sprouts']);
    await expect(canvas.getByText('6 of 15 items')).toBeVisible();
    await expect(canvas.getByText('40% complete')).toBeVisible();

    await userEvent.click(canvas.getByText('150 g'));
    await expect(canvas.getByRole('checkbox', { name: 'Bean sprouts 150 g' })).toBeChecked();
    await expect(canvas.getByText('7 of 15 items')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '7 of 15 items, 47% complete',
    );
    await expect(args.onCheckedIdsChange).toHaveBeenLastCalledWith([
      ...(args.defaultCheckedIds ?? []),
      'bean-sprouts',
    ]);
  },
};

export const Keyboard: Story = {
  parameters: { proves: 'SHOPPING-05 SHOPPING-06 SHOPPING-12 SHOPPING-13' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Check All' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(canvas.getByText('100% complete')).toBeVisible();

    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedIdsChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText('0 of 15 items')).toBeVisible();

    await userEvent.tab();
    await userEvent.tab();
    const avocados = canvas.getByRole('checkbox', { name: 'Avocados 3 pieces' });
    await expect(avocados).toHaveFocus();
    const strike = canvas.getByText('Avocados').querySelector('[aria-hidden]') ?? document.body;
    const drawn = () => getComputedStyle(strike).transform;
    await expect(getComputedStyle(strike, '::after').textDecorationLine).toBe('line-through');
    await userEvent.keyboard(' ');
    await expect(avocados).toBeChecked();
    await waitFor(() => expect(drawn()).toBe('none'));
    await userEvent.keyboard(' ');
    await expect(avocados).not.toBeChecked();
    await waitFor(() => expect(drawn()).not.toBe('none'));
  },
};

/** Copies the unchecked items, one per line, with amounts over one. */
export const Copies: Story = {
  parameters: { proves: 'SHOPPING-14' },
  args: {
    defaultCheckedIds: STORY_SHOPPING.slice(3)
      .map(({ id }) => id)
      .filter((id) => id !== 'thyme'),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy List' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(
      'Avocados (3 pieces)\nBean sprouts (150 g)\nLimes (4 pieces)\nThyme',
    );
  },
};

/** Everything is checked: the jar is full, and Copy List does nothing. */
export const AllChecked: Story = {
  parameters: { proves: 'SHOPPING-17' },
  args: { defaultCheckedIds: STORY_SHOPPING.map(({ id }) => id) },
  play: async ({ args, canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy List' });
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(copy);
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No shopping list items found' })).toBeVisible();
    await expect(canvas.getByText('All ingredients are available in your pantry!')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Controlled: items are checked only if the caller says so. */
export const Controlled: Story = {
  args: { checkedIds: ['limes'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Thyme'));
    await expect(args.onCheckedIdsChange).toHaveBeenLastCalledWith(['limes', 'thyme']);
    await expect(canvas.getByText('1 of 15 items')).toBeVisible();
  },
};
