import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { STORY_INGREDIENTS } from '../../testing/story-recipes.ts';
import { Badge } from '../badge/index.ts';
import { IngredientList, IngredientListRow, type IngredientListProps } from './index.ts';
import { ingredientListGuide } from './ingredient-list.guide.ts';

function Kept({ matchingIds, onAdd, onRemove, ...rest }: IngredientListProps) {
  const [ids, setIds] = useState(matchingIds);
  return (
    <IngredientList
      {...rest}
      matchingIds={ids}
      onAdd={(id) => {
        setIds([...ids, id]);
        onAdd?.(id);
      }}
      onRemove={(id) => {
        setIds(ids.filter((each) => each !== id));
        onRemove?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Recipes/Ingredient list',
  component: IngredientList,
  parameters: { guide: ingredientListGuide },
  args: {
    ingredients: STORY_INGREDIENTS,
    matchingIds: [2, 3, 5, 6, 7, 9, 10, 11],
    onAdd: fn(),
    onRemove: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IngredientList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cook chooses the number of servings; the app passes the amounts for it. */
export const ForServings: Story = {
  parameters: { proves: 'HOUSEHOLD-03' },
  args: { servings: 2, onServingsChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 servings')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More servings' }));
    await expect(args.onServingsChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer servings' }));
    await expect(args.onServingsChange).toHaveBeenLastCalledWith(1);
  },
};

/** At one serving, the minus button keeps focus and does nothing. */
export const ForOne: Story = {
  args: { servings: 1, onServingsChange: fn() },
  play: async ({ args, canvas }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer servings' });
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    await expect(args.onServingsChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('1 serving')).toBeVisible();
  },
};

/** Ingredients in the pantry come first, with a tick. */
export const Playground: Story = {
  parameters: { proves: 'RECIPE-09 RECIPE-10 RECIPE-11 RECIPE-12 RECIPE-14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 of 12')).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Short-grain rice300 g, rinsedIn Pantry');
    await expect(rows[8]).toHaveTextContent('Gochujang3 tbsp, Korean chilli paste+ Add');
    await expect(canvas.getAllByText('In Pantry')).toHaveLength(8);
    await expect(canvas.getAllByText('+ Add')).toHaveLength(4);
  },
};

/** What goes well with it is shown, with its own allergens, and not counted. */
export const GoesWellWith: Story = {
  parameters: { proves: 'SERVE-02' },
  args: {
    serveWith: [
      {
        id: 549,
        name: 'Naan',
        quantity: 4,
        unit: 'piece',
        notes: 'warmed',
        contains: ['wheat', 'dairy'],
        mayContain: ['eggs'],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 of 12')).toBeVisible();
    const naan = within(canvas.getByRole('list', { name: 'Goes well with' })).getByRole('listitem');
    await expect(naan).toHaveTextContent('4 pieces, warmed · contains wheat, dairy · may contain eggs');
    await expect(within(naan).queryByRole('button')).toBeNull();
  },
};

/** An added ingredient moves up and keeps focus, and is announced. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: '+ Add Beef sirloin' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('button', { name: 'In Pantry, remove Beef sirloin' })).toHaveFocus();
    await expect(canvas.getByText('9 of 12')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Beef sirloin added to your pantry');
  },
};

/** For keyboard users, the moved row is scrolled into view. */
export const RemovesByKeyboard: Story = {
  decorators: [(Story) => <div style={{ maxBlockSize: '16rem', overflow: 'auto' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'In Pantry, remove Spinach' }).focus();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: '+ Add Spinach' });
    await expect(button).toHaveFocus();
    const scroller = button.closest('[data-slot="ingredient-list"]')?.parentElement;
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      scroller?.getBoundingClientRect().bottom ?? 0,
    );
  },
};

export const Removes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In Pantry, remove Spinach' }));
    await expect(args.onRemove).toHaveBeenCalledWith(6);
    await expect(canvas.getByRole('button', { name: '+ Add Spinach' })).toHaveFocus();
    await expect(canvas.getByText('7 of 12')).toBeVisible();
  },
};

/** The buttons are busy: they keep focus and ignore presses. */
export const Pending: Story = {
  args: { pendingIds: [6, 4] },
  play: async ({ args, canvas }) => {
    for (const name of ['In Pantry, remove Spinach', '+ Add Beef sirloin']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(button).toHaveFocus();
    }
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onAdd).not.toHaveBeenCalled();
    const gochujang = canvas.getByRole('button', { name: '+ Add Gochujang' });
    await expect(gochujang).not.toHaveAttribute('aria-disabled');
  },
};

/** Ingredients the pantry has too little of come next, with the amount there and the amount missing. */
export const Short: Story = {
  parameters: { proves: 'MATCH-05' },
  args: {
    ingredients: [
      {
        id: 1,
        name: 'Egg',
        quantity: 4,
        unit: 'piece',
        notes: 'at room temperature',
        short: true,
        available: { quantity: 2, unit: 'piece' },
        lacking: { quantity: 2, unit: 'piece' },
      },
      {
        id: 2,
        name: 'Minced beef',
        quantity: 500,
        unit: 'g',
        short: true,
        available: { quantity: 1, unit: 'lb' },
        lacking: { quantity: 47, unit: 'g' },
      },
      {
        id: 3,
        name: 'Egg yolk',
        quantity: 2,
        unit: 'piece',
        short: true,
        available: null,
        lacking: { quantity: 2, unit: 'piece' },
      },
      {
        id: 4,
        name: 'Arborio rice',
        quantity: 320,
        unit: 'g',
        standIn: { name: 'rice', note: 'Only a short, starchy rice turns creamy.' },
      },
      { id: 5, name: 'Parsley', quantity: 1, unit: 'bunch' },
    ],
    matchingIds: [4],
  },
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => row.getAttribute('data-state'))).toEqual([
      'have',
      'short',
      'short',
      'short',
      'missing',
    ]);
    await expect(rows[0]).toHaveTextContent('With your rice. Only a short, starchy rice turns creamy.');
    await expect(rows[1]).toHaveTextContent('Have 2 of 4, need 2 more');
    await expect(rows[2]).toHaveTextContent('Have 1 lb, need 47 g more');
    await expect(rows[3]).toHaveTextContent('Need 2 more');
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Egg' }));
    await expect(args.onAdd).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'In Pantry, remove Egg' })).toHaveFocus();
    await expect(canvas.queryByText('Have 2 of 4, need 2 more')).toBeNull();
  },
};

/** With an empty pantry, only the total is shown. */
export const WithoutPantry: Story = {
  parameters: { proves: 'RECIPE-09' },
  args: { matchingIds: [], showMatch: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12')).toBeVisible();
    await expect(canvas.queryByText('In Pantry')).toBeNull();
  },
};

/** Read-only. */
export const WithoutButtons: Story = {
  render: ({ onAdd: _add, onRemove: _remove, ...args }) => <IngredientList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OddAmounts: Story = {
  parameters: { proves: 'RECIPE-10' },
  args: {
    ingredients: [
      { id: 1, name: 'Salt', quantity: null, unit: 'pinch', notes: 'to taste' },
      { id: 2, name: 'Saffron', quantity: 1, unit: 'pinch', notes: null },
      { id: 3, name: 'Lemons', quantity: 0.5, unit: 'piece', notes: null },
      { id: 4, name: 'Water', quantity: 1250, unit: 'ml', notes: null },
    ],
    matchingIds: [],
  },
  play: async ({ canvas }) => {
    const [salt, saffron, lemons, water] = canvas.getAllByRole('listitem');
    if (!salt || !saffron || !lemons || !water) throw new Error('A row is missing');
    await expect(within(salt).getByText('to taste')).toBeVisible();
    await expect(within(saffron).getByText('1 pinch')).toBeVisible();
    await expect(within(lemons).getByText('½ piece')).toBeVisible();
    await expect(within(water).getByText('1.25 l')).toBeVisible();
  },
};

/** A cook's own recipe: headings as they were written, and a line that nobody knows, without a button. */
export const Headings: Story = {
  args: {
    ingredients: [
      { id: 1, name: 'Cooking apples', quantity: 6, unit: 'piece', notes: 'peeled' },
      { id: -2, name: '2 tbsp Gran’s spice mix', quantity: null, unit: '', unknown: true },
      { id: 3, name: 'Plain flour', quantity: 200, unit: 'g', group: 'For the crumble' },
      { id: 4, name: 'Butter', quantity: 100, unit: 'g', group: 'For the crumble' },
    ],
    matchingIds: [4],
  },
  play: async ({ canvas }) => {
    const crumble = within(canvas.getByRole('list', { name: 'For the crumble' }));
    await expect(canvas.getByRole('heading', { level: 3, name: 'For the crumble' })).toBeVisible();
    await expect(crumble.getAllByRole('listitem').map((row) => row.getAttribute('data-state'))).toEqual([
      'have',
      'missing',
    ]);
    const apart = within(canvas.getByRole('list', { name: 'Ingredients' }));
    const unknown = apart.getByText('2 tbsp Gran’s spice mix').closest('li');
    if (!unknown) throw new Error('The line is missing');
    await expect(within(unknown).queryByRole('button')).toBeNull();
    await expect(apart.getAllByRole('button')).toHaveLength(1);
  },
};

/** A badge of your own in some rows. */
export const OneBadgeMore: Story = {
  args: {
    renderItem: (row, { id }) => (
      <IngredientListRow {...row}>{id === 2 ? <Badge>Organic</Badge> : null}</IngredientListRow>
    ),
  },
  play: async ({ args, canvas }) => {
    const { name } = args.ingredients.find(({ id }) => id === 2)!;
    await expect(canvas.getByText('Organic').closest('li')).toHaveTextContent(name);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.ingredients.length);
  },
};
