import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';
import { STORY_INGREDIENTS, STORY_PANTRY } from './story-recipes.ts';

const nothing = () => undefined;
const filters = { flags: ['vegan'], countries: [] };

/** One row for every part of recipes, filters and pantry. */
export const RECIPE_CONFORMANCE: readonly Row[] = [
  { slot: 'match-jar', element: (common) => <ui.MatchJar percentage={40} {...common} /> },
  { slot: 'match-badge', element: (common) => <ui.MatchBadge percentage={40} {...common} /> },
  { slot: 'flag', element: (common) => <ui.Flag country="spain" {...common} /> },
  { slot: 'badge', element: (common) => <ui.Badge {...common} /> },
  {
    slot: 'dietary-badges',
    element: (common) => <ui.DietaryBadges dietary={{ vegan: true }} {...common} />,
  },
  { slot: 'allergy-note', element: (common) => <ui.AllergyNote contains={['peanuts']} {...common} /> },
  { slot: 'nutrition-table', element: (common) => <ui.NutritionTable nutrition={{ salt: 1 }} {...common} /> },
  { slot: 'toggle-chip', folder: 'chip', element: (common) => <ui.ToggleChip pressed={false} {...common} /> },
  { slot: 'removable-chip', element: (common) => <ui.RemovableChip label="Spain" {...common} /> },
  {
    slot: 'filter-panel',
    element: (common) => <ui.FilterPanel value={filters} onValueChange={nothing} {...common} />,
  },
  { slot: 'button', element: (common) => <ui.FilterButton count={2} {...common} /> },
  {
    slot: 'active-filters',
    element: (common) => <ui.ActiveFilters value={filters} onValueChange={nothing} {...common} />,
  },
  { slot: 'recipe-picture', element: (common) => <ui.RecipePicture picture={null} {...common} /> },
  {
    slot: 'recipe-card',
    element: (common) => (
      <ui.RecipeCard
        href="#"
        title="Gazpacho"
        totalTime={5}
        ingredientCount={9}
        servings={4}
        dietary={{}}
        {...common}
      />
    ),
  },
  { slot: 'recipe-card-skeleton', element: (common) => <ui.RecipeCardSkeleton {...common} /> },
  { slot: 'recipe-grid', element: (common) => <ui.RecipeGrid {...common} /> },
  {
    slot: 'recipe-header',
    element: (common) => (
      <ui.RecipeHeader
        backHref="#"
        title="Gazpacho"
        prepTime={15}
        cookTime={5}
        servings={4}
        dietary={{}}
        {...common}
      />
    ),
  },
  {
    slot: 'ingredient-list',
    element: (common) => <ui.IngredientList ingredients={STORY_INGREDIENTS} matchingIds={[]} {...common} />,
  },
  {
    slot: 'cook-mode',
    element: (common) => (
      <ui.CookMode
        {...common}
        title="Soup"
        steps={[{ text: 'Stir.' }]}
        step={0}
        onStepChange={() => undefined}
        onClose={() => undefined}
      />
    ),
  },
  {
    slot: 'servings-stepper',
    element: (common) => <ui.ServingsStepper {...common} value={4} onValueChange={nothing} />,
  },
  { slot: 'unit-switch', element: (common) => <ui.UnitSwitch {...common} /> },
  { slot: 'step-timer', element: (common) => <ui.StepTimer {...common} name="Rice" endsAt={null} /> },
  {
    slot: 'instruction-steps',
    element: (common) => <ui.InstructionSteps instructions="" {...common} />,
  },
  {
    slot: 'pagination',
    element: (common) => <ui.Pagination page={1} total={1} onPageChange={nothing} {...common} />,
  },
  { slot: 'results-bar', element: (common) => <ui.ResultsBar page={1} total={1} {...common} /> },
  {
    slot: 'ingredient-tiles',
    element: (common) => <ui.IngredientTiles tiles={[]} value={[]} onToggle={nothing} {...common} />,
  },
  { slot: 'pantry-hint', element: (common) => <ui.PantryHint {...common} /> },
  {
    slot: 'pantry-index',
    element: (common) => (
      <ui.PantryIndex items={STORY_PANTRY} onEdit={nothing} onDelete={nothing} {...common} />
    ),
  },
  {
    slot: 'add-ingredients-table',
    element: (common) => (
      <ui.AddIngredientsTable
        ingredientNames={[]}
        units={['g']}
        onAdd={nothing}
        onCancel={nothing}
        {...common}
      />
    ),
  },
  {
    slot: 'sheet',
    folder: 'filter-sheet',
    element: (common) => (
      <ui.FilterSheet {...common} open onOpenChange={nothing} value={filters} onValueChange={nothing} />
    ),
  },
  { slot: 'search-box', fieldOf: 'input', element: (common) => <ui.SearchBox {...common} /> },
  {
    slot: 'dialog',
    folder: 'edit-ingredient-dialog',
    element: (common) => (
      <ui.EditIngredientDialog
        {...common}
        open
        onOpenChange={nothing}
        ingredient={{ name: 'Salt', quantity: 1, unit: 'g' }}
        units={['g']}
        onUpdate={nothing}
        onRemove={nothing}
      />
    ),
  },
];
