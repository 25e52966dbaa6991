import { unlistedFoods } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { leftToLabels } from '@larder/domain/guard';
import { dietsAgainst, type DietAgainst, type Ingredient, type IngredientIndex } from '@larder/domain/model';
import { knownFlags } from './unknown-lines.ts';
import type { RecipeCard } from './recipe.store.ts';

type RecipeDetails = components['schemas']['RecipeDetails'];

type Judged = Pick<RecipeCard, 'texts' | 'unknownLines' | 'dietary' | 'allergens' | 'diets'>;

/** What a recipe contains, and the diets that it does not fit. */
type Contents = Pick<
  RecipeDetails,
  'dietary' | 'dietary_by_label' | 'allergens' | 'diets_by_label' | 'diets_against'
>;

/**
 * What a recipe contains, and what it may contain by its labels, as returned. `isWhole` says that `known` are all of
 * its ingredients: with an unknown one, labels decide nothing, and no diet is judged.
 */
export function contentsOf(
  { texts, unknownLines, dietary: flags, allergens: declared, diets }: Judged,
  known: readonly Ingredient[],
  isWhole: boolean,
  names: IngredientIndex,
): Contents {
  const isChecked = unknownLines.length === 0;
  const dietary = isChecked ? flags : knownFlags(known);
  const { allergens, ...left } = leftToLabels({
    ingredients: known,
    allergens: isChecked ? declared : [],
    texts: texts ?? [],
    // The title names the dish itself.
    named: () => unlistedFoods(known, texts?.slice(1) ?? [], names),
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
      judgedDiets(left.diets, dietsAgainst(known, [...diets, ...left.diets.map(({ diet }) => diet)]))),
  };
}

/** Diets as returned, of which there are any. */
export function judgedDiets(
  byLabel: readonly DietAgainst[],
  against: readonly DietAgainst[],
): Pick<RecipeDetails, 'diets_by_label' | 'diets_against'> {
  const returned = (some: readonly DietAgainst[]) =>
    some.map(({ diet, ingredients }) => ({ diet, ingredients: [...ingredients] }));
  return {
    ...(byLabel.length > 0 && { diets_by_label: returned(byLabel) }),
    ...(against.length > 0 && { diets_against: returned(against) }),
  };
}
