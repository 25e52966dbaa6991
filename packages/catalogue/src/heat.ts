import type { SpiceLevel } from '@larder/domain';
import { spiceOf, type IngredientIndex, type RecipeSource } from '@larder/domain/model';
import { groupOf } from './ingredients/index.ts';
import { gramsOf } from './usual/measures.ts';

/** Peppers and powders with hardly any heat: a dish of them may count as not spicy. */
const SWEET: ReadonlySet<string> = new Set([
  'poblano',
  'padron-pepper',
  'nora-pepper',
  'paprika',
  'sweet-paprika',
  'smoked-paprika',
]);

const FRESH = 1;
const DRIED = 8;

/** Milder or hotter than others of their kind, and products made with chillies. */
const OTHERS: Readonly<Record<string, number>> = {
  habanero: 8,
  'birds-eye-chilli': 4,
  'kashmiri-chilli-powder': 4,
  'aleppo-pepper': 4,
  'hot-paprika': 2,
  'guajillo-chilli': 1,
  'ancho-chilli': 1,
  'pasilla-chilli': 1,
  gochujang: 0.25,
  'thai-red-curry-paste': 0.5,
  'thai-green-curry-paste': 0.5,
  'massaman-curry-paste': 0.25,
  ssamjang: 0.25,
  doubanjiang: 0.5,
  'chilli-oil': 1,
  'chilli-crisp': 0.5,
  'chipotle-in-adobo': 1,
  harissa: 1,
  'hot-sauce': 1,
  sriracha: 1,
  'pickled-jalapeno': 1,
  'mexican-chorizo': 0.1,
  'cajun-seasoning': 1,
  andouille: 0.05,
};

/** What makes a dish hot, by slug, and the heat per gram: a gram of fresh chilli is 1. */
export const HEAT: ReadonlyMap<string, number> = new Map(
  [
    ...groupOf('fresh-chillies').map(({ slug }) => [slug, FRESH] as const),
    ...groupOf('dried-chillies').map(({ slug }) => [slug, DRIED] as const),
    ...Object.entries(OTHERS),
  ].filter(([slug]) => !SWEET.has(slug)),
);

/**
 * How hot most people would find a serving, from its ingredients; erring on the hot side, so that nobody is
 * burnt by a guess. For imported recipes, which do not say; our own do.
 */
export function estimateSpice(
  { ingredients, servings }: Pick<RecipeSource, 'ingredients' | 'servings'>,
  index: IngredientIndex,
): SpiceLevel {
  const heat = ingredients.reduce((sum, { ingredient, quantity, unit }) => {
    const grams = gramsOf(index.require(ingredient), quantity, unit) ?? 0;
    return sum + (grams / servings) * (HEAT.get(ingredient) ?? 0);
  }, 0);
  return spiceOf(heat);
}
