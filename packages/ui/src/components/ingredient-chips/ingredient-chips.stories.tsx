import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyGlyph } from '../../testing/story-glyphs.tsx';
import { STORY_PANTRY } from '../../testing/story-recipes.ts';
import { AlertDialog } from '../alert-dialog/index.ts';
import { Badge } from '../badge/index.ts';
import {
  IngredientChip,
  IngredientChips,
  IngredientChipsSkeleton,
  type IngredientChipsProps,
} from './index.ts';
import { ingredientChipsGuide } from './ingredient-chips.guide.ts';

function Kept({ items, onRemove, onClear, ...rest }: IngredientChipsProps) {
  const [kept, setKept] = useState(items);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <IngredientChips
        {...rest}
        items={kept}
        onRemove={(id) => {
          setKept(kept.filter((item) => item.id !== id));
          onRemove(id);
        }}
        onClear={() => {
          setAsks(true);
          onClear?.();
        }}
      />
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title="Are you sure you want to clear your entire pantry? This cannot be undone."
        confirmLabel="Clear All"
        onConfirm={() => setKept([])}
      />
    </>
  );
}

const meta = {
  title: 'Pantry/Ingredient chips',
  component: IngredientChips,
  parameters: { guide: ingredientChipsGuide },
  args: { items: STORY_PANTRY, onRemove: fn(), onClear: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof IngredientChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'MYPANTRY-05 MYPANTRY-06 MYPANTRY-07' },
  play: async ({ args, canvas }) => {
    const pantry = canvas.getByRole('region', { name: 'My Pantry' });
    await expect(within(pantry).getAllByRole('listitem')).toHaveLength(27);
    await userEvent.click(canvas.getByText('Chickpeas'));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Chickpeas' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('chickpeas');
    await expect(canvas.queryByText('Chickpeas')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('26 ingredients');
  },
};

/** Batches of one ingredient, distinguished by what is known about each. */
export const Batches: Story = {
  args: {
    items: [
      { id: '1', name: 'Milk', batch: { expires: '2031-05-09' } },
      { id: '2', name: 'Milk', batch: { expires: '2031-05-04', isOpened: true } },
      { id: '5', name: 'Milk', batch: { expires: '2024-05-04', isGuess: true } },
      { id: '3', name: 'Peas', batch: { isFrozen: true, amount: '2 packs' } },
      { id: '4', name: 'Eggs', batch: { expires: '2031-05-09', amount: '6 pieces' } },
      { id: '6', name: 'Flour', batch: { amount: '500 g' } },
      { id: '7', name: 'Flour', batch: { amount: '2 packs' } },
      { id: '8', name: 'Peas', batch: { isFrozen: true, amount: '300 g' } },
      { id: '9', name: 'Peas', batch: { amount: '1 can' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 ingredients');
    await expect(canvas.getByRole('button', { name: /^Remove Milk, opened, expires .*2031/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Remove Milk, expired .*2024, a guess$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Eggs' })).toBeVisible();
    // The amount is shown only for chips that would otherwise look alike.
    for (const name of ['Flour, 500 g', 'Flour, 2 packs', 'Peas, 2 packs, frozen', 'Peas, 300 g, frozen'])
      await expect(canvas.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Peas' })).toBeVisible();
  },
};

/** Drawings make items easier to find. A chip without one still aligns its name at the start. */
export const WithGlyphs: Story = {
  args: {
    items: STORY_PANTRY.map((item) => ({ ...item, glyph: storyGlyph(item.name) })),
    pendingIds: ['chickpeas'],
  },
  render: (args) => <IngredientChips {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const glyphs = canvasElement.querySelectorAll('[data-slot="ingredient-chip-glyph"]');
    await expect(glyphs).toHaveLength(17);
    await expect(canvas.queryByRole('img')).toBeNull();
    const { width, height } = glyphs[0]?.getBoundingClientRect() ?? {};
    await expect(width).toBeGreaterThan(15);
    await expect(height).toBe(width);
    await expect(canvas.getByRole('button', { name: 'Remove Garlic' })).toBeVisible();
  },
};

/** Focus moves to the chip that takes the place, then to the previous one, then to the section. */
export const Keyboard: Story = {
  args: { items: STORY_PANTRY.slice(0, 3) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear All' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Black beans' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Brown sugar' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Remove Basmati rice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'My Pantry' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Your pantry is empty' })).toBeVisible();
  },
};

/** The list only reports the request; the page confirms it. Focus starts on Cancel, and returns on close. */
export const ClearAll: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Clear All' });
    await step('cancels', async () => {
      await userEvent.click(button);
      await expect(args.onClear).toHaveBeenCalledOnce();
      await screen.findByRole('alertdialog', {
        name: 'Are you sure you want to clear your entire pantry? This cannot be undone.',
      });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(canvas.getAllByRole('listitem')).toHaveLength(27);
    });
    await step('clears, and leaves the focus in the section', async () => {
      await userEvent.click(button);
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Clear All' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByText('Your pantry is empty')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('region', { name: 'My Pantry' })).toHaveFocus());
    });
  },
};

/** A chip being removed is dimmed; its button does nothing but keeps focus. */
export const PendingRemovals: Story = {
  args: { items: STORY_PANTRY.slice(0, 8), pendingIds: ['black-beans', 'chickpeas'] },
  render: (args) => <IngredientChips {...args} />,
  play: async ({ args, canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Remove Chickpeas' });
    await expect(cross).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cross);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(cross).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { items: [], emptyGlyphs: ['Onions', 'Garlic', 'Eggs', 'Basmati rice', 'Lemons'].map(storyGlyph) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Your pantry is empty');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { render: () => <IngredientChipsSkeleton /> };

export const One: Story = {
  args: { items: STORY_PANTRY.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ingredient');
  },
};

const hundreds = Array.from({ length: 1200 }, (_, index) => ({
  id: String(index),
  name: `${STORY_PANTRY[index % STORY_PANTRY.length]?.name} ${index + 1}`,
}));

/** A large pantry: the count has a thousands separator, and every chip renders at once. */
export const Hundreds: Story = {
  args: { items: hundreds },
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1,200')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot="ingredient-chip"]')).toHaveLength(1200);
  },
};

/** Long names wrap inside the chip, even without spaces. */
export const LongNames: Story = {
  args: {
    items: [
      { id: '1', name: 'Hand-harvested sun-dried heirloom tomatoes in extra-virgin olive oil with oregano' },
      { id: '2', name: 'Rindfleischetikettierungsüberwachungsgewürzmischung' },
      { id: '3', name: 'Salt' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** A badge of your own in some chips. */
export const OneBadgeMore: Story = {
  args: {
    renderItem: (chip, item) => (
      <IngredientChip {...chip}>{item.id === 'chickpeas' ? <Badge>Low</Badge> : null}</IngredientChip>
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Low').closest('li')).toHaveTextContent('Chickpeas');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Chickpeas' }));
    await expect(args.onRemove).toHaveBeenCalledWith('chickpeas');
  },
};
