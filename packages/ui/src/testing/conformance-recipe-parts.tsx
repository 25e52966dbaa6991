import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';

/** One row for every part for composing recipes, filters and pantry. */
export const RECIPE_PART_CONFORMANCE: readonly Row[] = [
  { slot: 'filter-groups', folder: 'filter-panel', element: (common) => <ui.FilterGroups {...common} /> },
  { slot: 'ingredient-list-row', element: (common) => <ui.IngredientListRow {...common} name="Salt" /> },
  {
    slot: 'instruction-steps-list',
    element: (common) => <ui.InstructionStepsList {...common} steps={['Stir.']} />,
  },
  { slot: 'pantry-index-entry', element: (common) => <ui.PantryIndexEntry {...common} name="Salt" /> },
  {
    slot: 'pantry-index-section',
    element: (common) => <ui.PantryIndexSection {...common} title="Freezer" count={0} />,
  },
  { slot: 'recipe-card', element: (common) => <ui.RecipeCardFrame {...common} /> },
  { slot: 'recipe-card-actions', element: (common) => <ui.RecipeCardActions {...common} /> },
  { slot: 'recipe-card-facts', element: (common) => <ui.RecipeCardFacts {...common} servings={4} /> },
  {
    slot: 'recipe-card-missing',
    element: (common) => <ui.RecipeCardMissing {...common} missing={{ count: 1, names: ['salt'] }} />,
  },
  {
    slot: 'recipe-card-subtitle',
    element: (common) => <ui.RecipeCardSubtitle {...common}>Cold soup</ui.RecipeCardSubtitle>,
  },
  { slot: 'recipe-card-stage', element: (common) => <ui.RecipeCardStage {...common} /> },
  {
    slot: 'recipe-card-title',
    element: (common) => <ui.RecipeCardTitle {...common} href="#" title="Gazpacho" />,
  },
  { slot: 'recipe-header', element: (common) => <ui.RecipeHeaderFrame {...common} /> },
  { slot: 'recipe-header-actions', element: (common) => <ui.RecipeHeaderActions {...common} /> },
  {
    slot: 'recipe-header-figures',
    element: (common) => <ui.RecipeHeaderFigures {...common} figures={[{ name: 'Servings', value: 4 }]} />,
  },
  {
    slot: 'recipe-header-title',
    element: (common) => <ui.RecipeHeaderTitle {...common} title="Gazpacho" />,
  },
  { slot: 'table-picture', element: (common) => <ui.TablePicture {...common} ingredients={[]} /> },
];
