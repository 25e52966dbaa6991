import type { UnitSystem } from '@larder/domain';
import { IngredientList, type IngredientListProps } from '@larder/ui/ingredient-list';
import { UnitSwitch } from '@larder/ui/unit-switch';
import { useMemo, useState } from 'react';
import { t } from '../../../platform/language/t.ts';
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

/** A recipe's ingredients. Their amounts are put into words once, and not for each ingredient that is added. */
export function RecipeIngredients({
  recipe,
  units,
  onUnitsChange,
  onAdd,
  onRemove,
  ...list
}: RecipeIngredientsProps) {
  const { ingredients, serve_with, servings, written_servings, matchingIngredientIDs = NONE } = recipe;
  const shown = useMemo(
    () => shownIngredients({ ingredients, servings, written_servings }, units),
    [ingredients, servings, written_servings, units],
  );
  const serveWith = useMemo(() => shownAccompaniments({ serve_with }, units), [serve_with, units]);
  const [removed, setRemoved] = useState<readonly number[]>(NONE);
  // A message says what the cook added or removed, once the server has it. An addition that the server refused has none.
  const labels = useMemo(() => {
    const names = new Set(shown.filter(({ id }) => removed.includes(id)).map(({ name }) => name));
    return {
      added: () => '',
      removed: (name: string) =>
        names.has(name) ? '' : t('{ingredient} is not in your pantry', { ingredient: name }),
    };
  }, [shown, removed]);
  return (
    <IngredientList
      {...list}
      onAdd={
        onAdd &&
        ((id) => {
          setRemoved((before) => before.filter((one) => one !== id));
          onAdd(id);
        })
      }
      onRemove={
        onRemove &&
        ((id) => {
          setRemoved((before) => [...before, id]);
          onRemove(id);
        })
      }
      ingredients={shown}
      serveWith={serveWith}
      matchingIds={matchingIngredientIDs}
      labels={labels}
      controls={
        onUnitsChange && (
          <UnitSwitch variant="compact" label={t('Units')} value={units} onValueChange={onUnitsChange} />
        )
      }
    />
  );
}
