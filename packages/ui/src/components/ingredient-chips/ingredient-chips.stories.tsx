import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyGlyph } from '../../testing/story-glyphs.tsx';
import { STORY_PANTRY } from '../../testing/story-recipes.ts';
import { AlertDialog } from '../alert-dialog/index.ts';
import { IngredientChips, IngredientChipsSkeleton, type IngredientChipsProps } from './index.ts';
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

/** Lots of one thing are one ingredient, told apart by what is known of each. */
export const Batches: Story = {
  args: {
    items: [
      { id: '1', name: 'Milk', batch: { expires: '2031-05-09' } },
      { id: '2', name: 'Milk', batch: { expires: '2031-05-04', isOpened: true } },
      { id: '5', name: 'Milk', batch: { expires: '2024-05-04', isGuess: true } },
      { id: '3', name: 'Peas', batch: { isFrozen: true } },
      { id: '4', name: 'Eggs', batch: { expires: '2031-05-09' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 ingredients');
    await expect(canvas.getByRole('button', { name: /^Remove Milk, opened, expires .*2031/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Remove Milk, expired .*2024, a guess$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Eggs' })).toBeVisible();
  },
};

/** A picture before each name, to find a thing by. One without keeps its name at the start. */
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

/** The focus goes to the chip that took the place, then to the one before, then to the section. */
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

/** The list only asks to be cleared; the page puts the question. Cancel is where the focus starts, and it comes back. */
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

/** On its way out a chip is muted and its cross does nothing, but keeps the focus. */
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

/** A chef's pantry: the count has its separator, and every chip is there at once. */
export const Hundreds: Story = {
  args: { items: hundreds },
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1,200')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot="ingredient-chip"]')).toHaveLength(1200);
  },
};

/** A long name wraps inside its chip, also one without a space. */
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
