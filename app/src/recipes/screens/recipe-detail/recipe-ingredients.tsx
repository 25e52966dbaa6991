import type { UnitSystem } from '@larder/domain';
import { IngredientList, type IngredientListProps } from '@larder/ui/ingredient-list';
import { UnitSwitch } from '@larder/ui/unit-switch';
import { useMemo } from 'react';
import type { RecipeDetails } from '../../recipes.query.ts';
import { shownAccompaniments, shownIngredients } from '../../shown-ingredients.ts';

interface RecipeIngredientsProps extends Pick<
  IngredientListProps,
  'pendingIds' | 'showMatch' | 'servings' | 'onServingsChange' | 'onAdd' | 'onRemove'
> {
  recipe: RecipeDetails;
  units: UnitSystem;
  /** Called with what to show amounts in. Without it, there is no switch. */
  onUnitsChange?: ((units: UnitSystem) => void) | undefined;
}

const NONE: readonly number[] = [];

/** A message says what was added or removed, once the server has it. */
const SAID_BY_MESSAGES = { added: () => '', removed: () => '' };

/** A recipe's ingredients. Their amounts are put into words once, and not for each ingredient that is added. */
export function RecipeIngredients({ recipe, units, onUnitsChange, ...list }: RecipeIngredientsProps) {
  const { ingredients, serve_with, servings, written_servings, matchingIngredientIDs = NONE } = recipe;
  const shown = useMemo(
    () => shownIngredients({ ingredients, servings, written_servings }, units),
    [ingredients, servings, written_servings, units],
  );
  const serveWith = useMemo(() => shownAccompaniments({ serve_with }, units), [serve_with, units]);
  return (
    <IngredientList
      {...list}
      ingredients={shown}
      serveWith={serveWith}
      matchingIds={matchingIngredientIDs}
      labels={SAID_BY_MESSAGES}
      controls={onUnitsChange && <UnitSwitch variant="compact" value={units} onValueChange={onUnitsChange} />}
    />
  );
}
