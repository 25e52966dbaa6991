import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RECIPE } from '../../../storybook/fixtures.ts';
import { inShell } from '../../../storybook/in-shell.tsx';
import { storyControls } from '../../../storybook/story-controls.tsx';
import { withAllergies, withAvoided } from '../../../storybook/with-allergies.tsx';
import { RecipeDetailView } from './recipe-detail.view.tsx';

/** A recipe: its ingredients, its pantry match and its method. */
const meta = {
  title: 'Screens/Recipe detail',
  component: RecipeDetailView,
  decorators: [inShell()],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', recipe: RECIPE, pendingIds: [] },
    hasPantry: true,
    renderControls: storyControls('accent'),
    onAdd: fn(),
    onRemove: fn(),
    onServingsChange: fn(),
  },
} satisfies Meta<typeof RecipeDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { proves: 'RECIPE-01 RECIPE-03 RECIPE-07 RECIPE-19' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('link', { name: 'Back to Recipes' })).toHaveAttribute(
      'href',
      '/dashboard/recipes',
    );
    await expect(screen.getByText('Korea')).toBeVisible();
    await expect(screen.getByText('Contains Beef')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="recipe-picture"] img')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Add.*gochujang/i }));
    await expect(args.onAdd).toHaveBeenCalledWith(16);
    await userEvent.click(screen.getByRole('button', { name: /In Pantry.*soy sauce/i }));
    await expect(args.onRemove).toHaveBeenCalledWith(14);
  },
};

export const RemovingAnIngredient: Story = {
  args: { state: { status: 'ready', recipe: RECIPE, pendingIds: [14] } },
};

export const WithoutPantry: Story = {
  parameters: { proves: 'RECIPE-06 STATE-16' },
  args: {
    hasPantry: false,
    state: { status: 'ready', recipe: { ...RECIPE, matchingIngredientIDs: [] }, pendingIds: [] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/% Match/)).toBeNull();
  },
};

export const WithoutInstructions: Story = {
  parameters: { proves: 'RECIPE-16' },
  args: {
    state: {
      status: 'ready',
      recipe: { ...RECIPE, instructions: '', source_url: 'https://example.com/bibimbap' },
      pendingIds: [],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('No instructions available.')).toBeVisible();
    await expect(screen.getByRole('link', { name: /View Original Recipe/ })).toBeVisible();
  },
};

/** In American units: lines, what is missing, steps and oven. The switch is next to the servings. */
export const InAmericanUnits: Story = {
  parameters: { proves: 'UNITS-04' },
  args: {
    units: 'us',
    onUnitsChange: fn(),
    state: {
      status: 'ready',
      recipe: {
        ...RECIPE,
        instructions: '1. Heat the oven to 180 °C. 2. Stir in 100 ml of water in a 20 cm dish.',
      },
      pendingIds: [],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Heat the oven to 350 °F.')).toBeVisible();
    await expect(canvas.getByText(/in an 8-inch dish\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Metric' }));
    await expect(args.onUnitsChange).toHaveBeenCalledWith('metric');
  },
};

/** It contains something the cook avoids, which comes first. */
export const Avoided: Story = {
  parameters: { proves: 'ALLERGY-08' },
  decorators: [withAllergies('eggs', 'wheat')],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Contains egg and soy sauce (wheat), and may contain wheat (gochujang), which you avoid',
      ),
    ).toBeVisible();
  },
};

/** Everything it contains is listed for everyone at the table, including what depends on a label. */
export const Allergens: Story = {
  parameters: { proves: 'ALLERGY-26' },
  args: {
    state: {
      status: 'ready',
      recipe: {
        ...RECIPE,
        allergens: [
          ...RECIPE.allergens,
          { allergy: 'celery', ingredients: ['stock cube', 'ketchup'], often: ['stock cube', 'ketchup'] },
          { allergy: 'mustard', ingredients: ['mayonnaise'], often: ['mayonnaise'] },
          { allergy: 'sulphites', ingredients: ['lemon juice'], often: ['lemon juice'] },
        ],
      },
      pendingIds: [],
    },
  },
  play: async ({ canvas }) => {
    const allergens = within(canvas.getByRole('region', { name: 'Allergens' }));
    await expect(allergens.getByText('eggs, soy, wheat, and sesame')).toBeVisible();
    await expect(
      allergens.getByText(
        'May contain celery (stock cube and ketchup), mustard (mayonnaise), and sulphites (lemon juice): check the labels.',
      ),
    ).toBeVisible();
  },
};

/** What a serving contains. */
export const Nutrition: Story = {
  parameters: { proves: 'NUTRITION-02' },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Nutrition per serving' }));
    await expect(table.getByRole('row', { name: 'of which sugars 9.8 g' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Salt 3.4 g' })).toBeVisible();
    await expect(canvas.getByText(/^Estimated from the ingredients/)).toBeVisible();
  },
};

/** What only some products contain is possible, and the badge says which label to check. */
export const FlagByLabel: Story = {
  parameters: { proves: 'ALLERGY-30' },
  args: {
    state: {
      status: 'ready',
      recipe: {
        ...RECIPE,
        dietary: { ...RECIPE.dietary, contains_dairy: true },
        dietary_by_label: [{ flag: 'contains_dairy', ingredients: ['chicken stock'] }],
      },
      pendingIds: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May contain dairy: check the chicken stock')).toBeVisible();
    await expect(canvas.getByText('Contains Beef')).toBeVisible();
    await expect(canvas.queryByText('Contains Dairy')).toBeNull();
  },
};

/** For a cook whose diet the recipe breaks only with some products. */
export const DietByLabel: Story = {
  parameters: { proves: 'ALLERGY-27' },
  args: {
    state: {
      status: 'ready',
      recipe: {
        ...RECIPE,
        diets_by_label: [
          { diet: 'gluten_free', ingredients: ['gochujang', 'stock cube'] },
          { diet: 'vegan', ingredients: ['margarine'] },
        ],
      },
      pendingIds: [],
    },
  },
  decorators: [withAvoided({ status: 'known', allergies: [], diets: ['gluten_free'] })],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('May be gluten free: check the label of the gochujang and the stock cube'),
    ).toBeVisible();
    await expect(canvas.queryByText(/margarine/)).toBeNull();
  },
};

/** For a cook whose diet the recipe breaks with every product. */
export const DietAgainst: Story = {
  parameters: { proves: 'ALLERGY-32' },
  args: {
    state: {
      status: 'ready',
      recipe: {
        ...RECIPE,
        diets_against: [
          { diet: 'halal', ingredients: ['mirin', 'white wine'] },
          { diet: 'low_carb', ingredients: [] },
          { diet: 'vegan', ingredients: ['egg'] },
        ],
      },
      pendingIds: [],
    },
  },
  decorators: [withAvoided({ status: 'known', allergies: [], diets: ['halal', 'low_carb'] })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not halal: mirin and white wine')).toBeVisible();
    await expect(canvas.getByText('Does not count as low carb')).toBeVisible();
    await expect(canvas.queryByText(/Not vegan/)).toBeNull();
  },
};

/** No longer found by search, but still open to cooks who have it on a list or in a plan. */
export const Retired: Story = {
  args: { state: { status: 'ready', recipe: { ...RECIPE, retired: true }, pendingIds: [] } },
  decorators: [withAllergies('eggs')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer in the catalogue')).toBeVisible();
    await expect(canvas.getByText('Contains egg, which you avoid')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  parameters: { proves: 'RECIPE-21' },
  args: { state: { status: 'error' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('Failed to load recipe details')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to Recipes' })).toHaveAttribute(
      'href',
      '/dashboard/recipes',
    );
  },
};
