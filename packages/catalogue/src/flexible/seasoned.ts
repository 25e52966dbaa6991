import type { Unit } from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import { gramsOf } from '../usual/measures.ts';
import type { Kitchen } from './kitchen.ts';
import type { Part } from './part.ts';
import type { SeasoningLine } from './template.ts';

/** The note for a fruit of which only the juice is used. */
const JUICE = 'juice only';

/**
 * A seasoning line for a number of servings, from what the cook may eat and has. Null if the cook may eat none of it.
 */
export function seasoned(
  { any, said, per, unit, notes, eaten, isOptional = false }: SeasoningLine,
  kitchen: Kitchen,
  index: IngredientIndex,
  factor = 1,
): Part | null {
  const possible = any.filter((slug) => kitchen.mayHave(slug));
  const slug = possible.find((one) => kitchen.of(one) !== null) ?? possible[0];
  const ingredient = slug === undefined ? undefined : index.get(slug);
  if (slug === undefined || !ingredient) return null;
  if (isOptional && kitchen.of(slug) === null) return null;
  const amount = per * kitchen.servings * factor;
  const [quantity, spoon] = slug === 'salt' && unit === 'tsp' ? saltOf(amount) : amountOf(amount, unit);
  if (gramsOf(ingredient, quantity, spoon) === null) return null;
  const isMany = unit === 'piece' && quantity > 1;
  return {
    line: {
      ingredient: slug,
      quantity,
      unit: spoon,
      ...(notes !== undefined && { notes }),
      ...(eaten !== undefined && { eaten }),
    },
    said:
      said ?? (notes === JUICE ? `${ingredient.name} juice` : isMany ? ingredient.plural : ingredient.name),
    isMany: isMany && said === undefined && notes !== JUICE,
  };
}

/** Rounds teaspoons down to halves, or pinches: more can be added at the table, and half a spoon is too much for one. */
function saltOf(amount: number): [quantity: number, unit: Unit] {
  if (amount < 0.5) return [amount > 0.15 ? 2 : 1, 'pinch'];
  return [Math.floor(amount * 2) / 2, 'tsp'];
}

/** Rounds to half spoons and pieces, five grams, and whole cloves and eggs; less than half a spoon is a pinch. */
function amountOf(amount: number, unit: Unit): [quantity: number, unit: Unit] {
  if (unit === 'g') return [Math.max(5, Math.round(amount / 5) * 5), unit];
  if (unit === 'clove') return [Math.max(1, Math.round(amount)), unit];
  if (unit === 'tsp' && amount < 0.25) return [amount > 0.15 ? 2 : 1, 'pinch'];
  return [Math.max(0.5, Math.round(amount * 2) / 2), unit];
}
