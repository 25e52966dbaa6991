import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { STORY_SHOPPING } from '../../testing/story-shopping.ts';
import { LocaleProvider } from '../locale/index.ts';
import { ShoppingList, ShoppingListGroup, ShoppingListRow } from './index.ts';
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

/** Categories in the order of a shop, names in that of the alphabet. */
export const Playground: Story = {
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

/** What is not checked, one item a line, with its amount when there is more than one. */
export const Copies: Story = {
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

/** Nothing is left: the jar is full, and Copy List does nothing. */
export const AllChecked: Story = {
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

/** Without onCopy there is no button for it. */
export const OneItem: Story = {
  args: { items: STORY_SHOPPING.slice(0, 1), defaultCheckedIds: [] },
  render: ({ onCopy: _onCopy, ...args }) => <ShoppingList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy List' })).toBeNull();
  },
};

/** What the plan needs, what the pantry has, and at the end what is left to buy. */
export const NeedAndHave: Story = {
  args: {
    items: [
      { id: '1', name: 'Basmati rice', quantity: 250, unit: 'g', need: 400, have: 150, category: 'Pantry' },
      { id: '2', name: 'Eggs', quantity: 4, unit: 'piece', need: 6, have: 2, category: 'Proteins' },
      { id: '3', name: 'Double cream', quantity: 1.5, unit: 'cup', need: 2, have: 0.5, category: 'Dairy' },
    ],
    defaultCheckedIds: ['2'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Need 400 g, have 150 g')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Double cream/ })).toHaveAccessibleName(
      'Double cream Need 2 cups, have ½ cup 1½ cups',
    );
  },
};

/** A name takes the lines that it needs, and is struck through on each. */
export const LongNames: Story = {
  args: {
    items: [
      {
        id: '1',
        name: 'Hand-harvested sun-dried heirloom tomatoes in extra-virgin olive oil with oregano and a whisper of chilli',
        quantity: 1_000_000,
        unit: 'jar',
        category: 'Pantry',
      },
      {
        id: '2',
        name: 'Donaudampfschifffahrtsgesellschaftsbrötchen',
        quantity: 12,
        unit: 'piece',
        category: 'Other',
      },
      { id: '3', name: 'Salt', quantity: 1, unit: 'item', category: 'Spices' },
    ],
    defaultCheckedIds: ['1'],
  },
};

/** The caller keeps what is checked: it stays until the caller says otherwise. */
export const Controlled: Story = {
  args: { checkedIds: ['limes'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Thyme'));
    await expect(args.onCheckedIdsChange).toHaveBeenLastCalledWith(['limes', 'thyme']);
    await expect(canvas.getByText('1 of 15 items')).toBeVisible();
  },
};

/** From the right, in Arabic words and digits; the strike is drawn from the right too. */
export const RightToLeft: Story = {
  args: {
    items: [
      { id: '1', name: 'أفوكادو', quantity: 3, unit: 'حبات', category: 'Produce' },
      { id: '2', name: 'ليمون', quantity: 4, unit: 'حبات', category: 'Produce' },
      { id: '3', name: 'زبدة', quantity: 50, unit: 'غ', category: 'Dairy' },
    ],
    defaultCheckedIds: ['1'],
    labels: {
      progress: () => '١ من ٣ أصناف',
      complete: () => 'اكتمل ٣٣٪',
      progressTitle: 'تقدم التسوق',
      clearAll: 'مسح الكل',
      checkAll: 'تحديد الكل',
      copy: 'نسخ القائمة',
      count: (items) => (items === 1 ? 'صنف واحد' : 'صنفان'),
      category: (category) => (category === 'Dairy' ? 'ألبان' : 'خضار وفواكه'),
    },
  },
  render: (args) => (
    <LocaleProvider locale="ar-EG">
      <div dir="rtl" lang="ar">
        <ShoppingList {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /أفوكادو/ }).getBoundingClientRect();
    const amount = canvas.getByText('٣ حبات').getBoundingClientRect();
    await expect(amount.x).toBeLessThan(box.x);
  },
};

/** The parts alone, for a page that has its own groups. */
export const Recomposed: Story = {
  render: () => (
    <div style={{ maxWidth: '24rem' }}>
      <ShoppingListGroup title="For Sunday" count={2} headingLevel={2}>
        <ShoppingListRow value="lemons" name="Lemons" amount="2 pieces" defaultChecked />
        <ShoppingListRow value="parsley" name="Parsley" detail="The flat one" />
      </ShoppingListGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Parsley'));
    await expect(canvas.getByRole('checkbox', { name: 'Parsley The flat one' })).toBeChecked();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  id: `item-${index}`,
  name: `Item ${index}`,
  quantity: (index % 90) + 1,
  unit: 'g',
  category: ['Produce', 'Proteins', 'Dairy', 'Pantry', 'Spices', 'Other'][index % 6] ?? 'Other',
}));

/** Native checkboxes, and rows beyond the screen laid out when they come near. */
export const ThousandRows: Story = {
  args: { items: thousand, defaultCheckedIds: [] },
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input')).toHaveLength(1000);
    await userEvent.click(canvas.getByText('Item 995'));
    await expect(canvas.getByText('1 of 1,000 items')).toBeInTheDocument();
  },
};
