import { UNIT_NAMES } from '@larder/domain';
import { AddIngredientsTable } from '@larder/ui/add-ingredients-table';
import { Button } from '@larder/ui/button';
import { IngredientTiles } from '@larder/ui/ingredient-tiles';
import { MethodPicker } from '@larder/ui/method-picker';
import { PresetPicker } from '@larder/ui/preset-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IngredientGlyph } from '../../../platform/pictures/ingredient-glyph.tsx';
import { PANTRY } from '../../../storybook/fixtures.ts';
import { inShell } from '../../../storybook/in-shell.tsx';
import { PantryView } from './pantry.view.tsx';

const TILES = (
  [
    [401, 'Eggs', '6'],
    [101, 'Onions', '3'],
    [107, 'Garlic', '1 head'],
    [241, 'Lemons', '2'],
    [502, 'Basmati rice', '500 g'],
  ] as const
).map(([id, name, amount]) => ({ id: name, name, amount, glyph: <IngredientGlyph id={id} /> }));

/** The ways of adding, without a server. */
function Ways({ way = 'tiles', usual = 0 }: { way?: 'tiles' | 'typed'; usual?: number }) {
  return (
    <MethodPicker
      defaultValue={way}
      tiles={
        <IngredientTiles
          groups={[{ id: 'usual', title: 'Your usuals', tiles: TILES.slice(0, usual) }]}
          tiles={TILES.slice(usual)}
          value={['Onions']}
          onToggle={fn()}
        />
      }
      typed={
        <AddIngredientsTable
          ingredientNames={['basmati rice', 'brown rice', 'rice vinegar']}
          units={UNIT_NAMES}
          onAdd={fn()}
          onCancel={fn()}
        />
      }
      presets={<PresetPicker onAdd={fn()} />}
      voice="Voice"
    />
  );
}

/** Pantry management in every state. */
const meta = {
  title: 'Screens/Pantry',
  component: PantryView,
  decorators: [inShell('/dashboard/pantry')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', items: PANTRY, pendingIds: [] },
    added: null,
    isAdding: false,
    way: 'tiles',
    ways: <Ways />,
    onAddMode: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onStillGood: fn(),
    today: '2026-11-23',
    onRetry: fn(),
    onFindRecipes: fn(),
  },
} satisfies Meta<typeof PantryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { proves: 'PANTRY-02 PANTRY-03' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByRole('searchbox'), 'RICE');
    await expect(await screen.findAllByRole('button', { name: /^Edit/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Basmati rice' }));
    await expect(args.onEdit).toHaveBeenCalledWith(PANTRY[0]?.id);
    await userEvent.type(screen.getByRole('searchbox'), ' cake');
    await expect(await screen.findByText('Nothing with that name')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await expect(await screen.findAllByRole('button', { name: /^Edit/ })).toHaveLength(PANTRY.length);
  },
};

const DATES = ['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-25', '2026-12-19', '2028-11-20'];
const DATED = PANTRY.map((item, index) => ({
  ...item,
  expiry_date: DATES[index] ?? null,
  expiry_is_guess: index > 2 && index < DATES.length,
}));

/** Expiring and expired items, and the pantry sorted by date. */
export const WithDates: Story = {
  args: { state: { status: 'ready', items: DATED, pendingIds: [] } },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Still good/ });
    await userEvent.click(first!);
    await expect(args.onStillGood).toHaveBeenCalledWith(DATED[0]?.id);
    await expect(canvas.getAllByText(/expires today/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Expiring first' }));
    await expect(canvas.getByRole('heading', { name: 'Today or tomorrow' })).toBeVisible();
  },
};

/**
 * The banner enters a live region that was already mounted in add mode; otherwise it would not be announced.
 */
export const JustAdded: Story = {
  args: { added: 3 },
  render: function Render(args) {
    const [isAdding, setAdding] = useState(true);
    return (
      <PantryView
        {...args}
        added={isAdding ? null : args.added}
        isAdding={isAdding}
        ways={<Button onClick={() => setAdding(false)}>Add to Pantry</Button>}
      />
    );
  },
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    const banner = await canvas.findByText('Successfully added 3 ingredient(s) to your pantry');
    await expect(regions).toContain(banner.closest('[role="status"]'));
  },
};

export const Deleting: Story = {
  args: { state: { status: 'ready', items: PANTRY, pendingIds: [PANTRY[1]?.id ?? ''] } },
};

export const Empty: Story = {
  parameters: { proves: 'PANTRY-11 STATE-30' },
  args: { state: { status: 'empty' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add Your First Ingredient' }));
    await expect(args.onAddMode).toHaveBeenCalledWith(true);
  },
};

export const Adding: Story = {
  parameters: { proves: 'PANTRY-14 STATE-30' },
  args: {
    isAdding: true,
    ways: <Ways way="typed" />,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back to Pantry View' }));
    await expect(args.onAddMode).toHaveBeenCalledWith(false);
  },
};

/** What this cook usually adds comes before what most kitchens have. */
export const AddingUsuals: Story = {
  args: {
    isAdding: true,
    ways: <Ways usual={2} />,
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  parameters: { proves: 'PANTRY-12 PANTRY-13' },
  args: { state: { status: 'error' } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Failed to load pantry items')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
