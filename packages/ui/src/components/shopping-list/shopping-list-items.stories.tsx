import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_SHOPPING } from '../../testing/story-shopping.ts';
import { Badge } from '../badge/index.ts';
import { LocaleProvider } from '../locale/index.ts';
import { ShoppingList, ShoppingListGroup, ShoppingListRow } from './index.ts';
import { shoppingListGuide } from './shopping-list.guide.ts';

/** Kinds of rows, and long lists. */
const meta = {
  title: 'Shopping/Shopping list/Items',
  component: ShoppingList,
  parameters: { guide: shoppingListGuide },
  args: { items: STORY_SHOPPING, defaultCheckedIds: [], headingLevel: 2, onCopy: fn() },
  argTypes: { checkedIds: { control: false } },
} satisfies Meta<typeof ShoppingList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without onCopy there is no copy button. */
export const OneItem: Story = {
  args: { items: STORY_SHOPPING.slice(0, 1), defaultCheckedIds: [] },
  render: ({ onCopy: _onCopy, ...args }) => <ShoppingList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy List' })).toBeNull();
  },
};

/** What the plan needs, what the pantry has, and what is left to buy. */
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
      'Double cream Need 2 cups, have ½ cup 1½ cups to buy',
    );
  },
};

/** Items sold in packs say so below the amount; a pack of eggs needs no unit. */
export const InPacks: Story = {
  args: {
    items: [
      {
        id: '1',
        name: 'Spaghetti',
        quantity: 350,
        unit: 'g',
        category: 'Pantry',
        packs: { count: 1, unit: 'pack', size: 500, sizeUnit: 'g' },
      },
      {
        id: '2',
        name: 'Eggs',
        quantity: 8,
        unit: 'piece',
        need: 10,
        have: 2,
        category: 'Proteins',
        packs: { count: 2, unit: 'pack', size: 6, sizeUnit: 'piece' },
      },
      {
        id: '3',
        name: 'Tinned tomatoes',
        quantity: 1.1,
        unit: 'kg',
        category: 'Pantry',
        packs: { count: 3, unit: 'can', size: 400, sizeUnit: 'g' },
      },
    ],
    defaultCheckedIds: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Spaghetti/ })).toHaveAccessibleName(
      'Spaghetti 350 g 1 pack of 500 g',
    );
    await expect(canvas.getByText('2 packs of 6')).toBeVisible();
    await expect(canvas.getByText('3 cans of 400 g')).toBeVisible();
  },
};

/** Names wrap, and are struck through on every line. */
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

/** Right to left, with Arabic text and digits; the strike-through is mirrored too. */
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

/** The parts alone, for a page with its own groups. */
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

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  id: `item-${index}`,
  name: `Item ${index}`,
  quantity: (index % 90) + 1,
  unit: 'g',
  category: ['Produce', 'Proteins', 'Dairy', 'Pantry', 'Spices', 'Other'][index % 6] ?? 'Other',
}));

/** Native checkboxes; off-screen rows are laid out when they near the viewport. */
export const ThousandRows: Story = {
  args: { items: thousand, defaultCheckedIds: [] },
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input')).toHaveLength(1000);
    await userEvent.click(canvas.getByText('Item 995'));
    await expect(canvas.getByText('1 of 1,000 items')).toBeInTheDocument();
  },
};

/** Pantry amounts in the unit entered, spoonfuls as packs or bottles, and tiny amounts as 'a little'. */
export const AsACookSays: Story = {
  args: {
    items: [
      {
        id: '1',
        name: 'Minced beef',
        quantity: 47,
        unit: 'g',
        need: 500,
        have: 1,
        haveUnit: 'lb',
        category: 'Proteins',
      },
      {
        id: '2',
        name: 'Egg',
        quantity: 15,
        unit: 'piece',
        need: 19,
        have: 4,
        note: '4 for egg yolks',
        category: 'Proteins',
      },
      { id: '3', name: 'Butter', quantity: 93, unit: 'g', need: 100, have: 7, category: 'Dairy' },
      { id: '4', name: 'Salt', quantity: 70, unit: 'ml', soldAs: 'pack', category: 'Spices' },
      { id: '5', name: 'Olive oil', quantity: 3, unit: 'tbsp', soldAs: 'bottle', category: 'Pantry' },
      {
        id: '6',
        name: 'Potato',
        quantity: 2,
        unit: 'piece',
        need: 1.65,
        needUnit: 'kg',
        have: 7.75,
        haveUnit: 'piece',
        category: 'Produce',
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Need 500 g, have 1 lb')).toBeVisible();
    await expect(canvas.getByText('Need 1.65 kg, have 7¾ pieces')).toBeVisible();
    await expect(canvas.getByText('Need 19, have 4 · 4 for egg yolks')).toBeVisible();
    await expect(canvas.getByText('Need 100 g, have a little')).toBeVisible();
    await expect(canvas.getByText('1 pack')).toBeVisible();
    await expect(canvas.getByText('Need 70 ml')).toBeVisible();
    await expect(canvas.getByText('1 bottle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy List' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      'Potato (2 pieces)\nEgg (15 pieces)\nMinced beef (47 g)\nButter (93 g)\nOlive oil\nSalt',
    );
  },
};

/** A badge of your own in some rows, and the rest as they are. */
export const OneBadgeMore: Story = {
  args: {
    renderItem: (row, item) => (
      <ShoppingListRow {...row}>
        {item.category === 'Produce' ? <Badge>On offer</Badge> : null}
      </ShoppingListRow>
    ),
  },
  play: async ({ canvas }) => {
    const offered = canvas.getAllByRole('checkbox', { name: /On offer/ });
    await expect(offered).toHaveLength(
      STORY_SHOPPING.filter(({ category }) => category === 'Produce').length,
    );
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(STORY_SHOPPING.length);
    await userEvent.click(offered[0]!);
    await expect(offered[0]).toBeChecked();
  },
};
