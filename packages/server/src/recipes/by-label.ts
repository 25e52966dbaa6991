import type { components } from '@larder/contract';
import { leftToLabels } from '@larder/domain/guard';
import type { Ingredient } from '@larder/domain/model';
import { knownFlags } from './unknown-lines.ts';
import type { RecipeCard } from './recipe.store.ts';

type RecipeDetails = components['schemas']['RecipeDetails'];

type Judged = Pick<RecipeCard, 'texts' | 'unknownLines' | 'dietary' | 'allergens'>;

/**
 * What a recipe contains, and what it may contain by its labels, as returned. `isWhole` says that `known` are all of
 * its ingredients: with an unknown one, labels decide nothing.
 */
export function contentsOf(
  { texts, unknownLines, dietary: flags, allergens: declared }: Judged,
  known: readonly Ingredient[],
  isWhole: boolean,
): Pick<RecipeDetails, 'dietary' | 'dietary_by_label' | 'allergens' | 'diets_by_label'> {
  const isChecked = unknownLines.length === 0;
  const dietary = isChecked ? flags : knownFlags(known);
  const { allergens, ...left } = leftToLabels({
    ingredients: known,
    allergens: isChecked ? declared : [],
    texts: texts ?? [],
  });
  const byLabel = left.flags.filter(({ flag }) => dietary[flag]);
  return {
    dietary,
    ...(byLabel.length > 0 && {
      dietary_by_label: byLabel.map(({ flag, ingredients }) => ({
        flag,
        ingredients: isWhole ? [...ingredients] : [],
      })),
    }),
    allergens: [...allergens],
    ...(isWhole &&
      left.diets.length > 0 && {
        diets_by_label: left.diets.map(({ diet, ingredients }) => ({ diet, ingredients: [...ingredients] })),
      }),
  };
}
