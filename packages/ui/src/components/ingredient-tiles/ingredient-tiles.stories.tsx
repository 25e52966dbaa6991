import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyGlyph } from '../../testing/story-glyphs.tsx';
import { IngredientTiles, type IngredientTile } from './index.ts';
import { ingredientTilesGuide } from './ingredient-tiles.guide.ts';

const NAMES = [
  ['Eggs', '6'],
  ['Onions', '3'],
  ['Garlic', '1 head'],
  ['Tinned tomatoes', '1 can'],
  ['Basmati rice', '500 g'],
  ['Carrots', '3'],
  ['Potatoes', '6'],
  ['Lemons', '2'],
  ['Parmesan', '100 g'],
  ['Extra-virgin olive oil', 'some'],
  ['Chickpeas', '1 can'],
  ['Coconut milk', '1 can'],
  ['Ginger', '1'],
  ['Brown sugar', 'some'],
];
const TILES: IngredientTile[] = NAMES.map(([name = '', amount]) => ({
  id: name,
  name,
  amount,
  glyph: storyGlyph(name),
}));

const meta = {
  title: 'Pantry/Ingredient tiles',
  component: IngredientTiles,
  parameters: { guide: ingredientTilesGuide },
  args: { tiles: TILES, value: [], onToggle: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <IngredientTiles
        {...args}
        value={value}
        onToggle={(id, isIn) => {
          args.onToggle(id, isIn);
          setValue(isIn ? [...value, id] : value.filter((other) => other !== id));
        }}
      />
    );
  },
} satisfies Meta<typeof IngredientTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tap selects, another deselects. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const eggs = canvas.getByRole('button', { name: /^Eggs/ });
    await userEvent.click(eggs);
    await expect(eggs).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Eggs', true);
    await userEvent.click(eggs);
    await expect(eggs).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Eggs', false);
  },
};

export const SomeIn: Story = { args: { value: ['Eggs', 'Garlic', 'Tinned tomatoes'] } };

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Eggs', true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Onions/ })).toHaveFocus();
  },
};

/** The rest appears on request, and focus stays in the list. */
export const ShowsAll: Story = {
  args: { first: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 14' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Carrots/ })).toHaveFocus();
  },
};

const USUAL = [TILES[0], TILES[3], TILES[11]].flatMap((tile) => tile ?? []);

/** What this cook usually adds comes first, and is not repeated below. */
export const WithGroups: Story = {
  args: {
    groups: [
      { id: 'usual', title: 'Your usuals', tiles: USUAL },
      { id: 'empty', title: 'Nothing', tiles: [] },
    ],
    tiles: TILES.filter((tile) => !USUAL.includes(tile)),
    value: ['Eggs'],
    first: 9,
  },
  play: async ({ args, canvas }) => {
    const usual = within(canvas.getByRole('group', { name: 'Your usuals' }));
    const others = within(canvas.getByRole('group', { name: 'Most kitchens have' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
    await expect(usual.getAllByRole('listitem')).toHaveLength(3);
    await expect(others.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Your usuals' })).toBeVisible();
    await userEvent.click(usual.getByRole('button', { name: /^Eggs/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('Eggs', false);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(others.getByRole('button', { name: /^Onions/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 14' }));
    await expect(others.getAllByRole('listitem')).toHaveLength(11);
  },
};

/** Ingredients the cook avoids are marked, but can be tapped for others in the household. */
export const SomeAvoided: Story = {
  parameters: { proves: 'ALLERGY-14 ALLERGY-24' },
  args: {
    tiles: TILES.map((tile) =>
      tile.id === 'Eggs'
        ? { ...tile, avoided: { contains: 'eggs' } }
        : tile.id === 'Parmesan'
          ? { ...tile, avoided: { mayContain: 'eggs (Parmesan)' } }
          : tile,
    ),
    value: ['Garlic', 'Parmesan'],
  },
  play: async ({ args, canvas }) => {
    const eggs = canvas.getByRole('button', { name: /^Eggs.*, contains eggs, which you avoid$/ });
    await userEvent.click(eggs);
    await expect(args.onToggle).toHaveBeenLastCalledWith('Eggs', true);
    await expect(canvas.getByText('What you avoid')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Parmesan.*, may contain eggs \(Parmesan\), which you avoid$/ }),
    ).toBeVisible();
  },
};

export const WithoutPictures: Story = {
  args: { tiles: TILES.map(({ id, name }) => ({ id, name })), value: ['Onions'] },
};

export const Narrow: Story = {
  args: { value: ['Eggs'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(18rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
