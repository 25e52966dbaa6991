import type { components } from '@larder/contract';
import { scaled } from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import { leastOf } from '@larder/domain/names';
import type { LineNeed } from './covered-details.ts';
import type { RecipeWithLines } from './recipe.store.ts';
import { measureOf } from './measure-of.ts';
import { unknownNeed } from './unknown-lines.ts';

type RecipeIngredient = components['schemas']['RecipeIngredient'];

/** A recipe's lines as shown, with what each needs, for a multiple of its servings. Water needs nothing. */
export function detailLines(
  { lines, written }: Pick<RecipeWithLines, 'lines' | 'written'>,
  times: number,
  names: Pick<IngredientIndex, 'get'>,
): { shown: RecipeIngredient[]; needs: (LineNeed | null)[] } {
  const needOfLine = ({ ingredientId, quantity, unit }: LineNeed) => ({
    ingredientId,
    quantity: scaled(quantity, times),
    unit,
  });
  if (!written) {
    const shown = lines.map(({ ingredientId, name, quantity, unit, notes }) => ({
      ingredient_id: ingredientId,
      name,
      quantity: scaled(quantity, times),
      unit,
      notes,
      ...measureOf(names.get(ingredientId)),
    }));
    return { shown, needs: lines.map(needOfLine) };
  }
  const known = new Map(lines.map((line) => [line.position, line]));
  const both = written.lines.map(({ text, group, ingredientId, quantity, unit, notes }, position) => {
    const line = known.get(position);
    const of = ingredientId === null ? undefined : names.get(ingredientId);
    const least = of && quantity !== null ? leastOf(text, { quantity, unit }) : null;
    const shown: RecipeIngredient = {
      ingredient_id: line?.ingredientId ?? of?.id ?? null,
      name: line?.name ?? of?.name ?? text,
      quantity: quantity === null ? null : scaled(quantity, times),
      ...(least !== null && { least: scaled(least, times) }),
      // An amount without a unit is in the unit that the line is counted in.
      unit: quantity === null ? null : (unit ?? line?.unit ?? null),
      notes,
      ...measureOf(of ?? (line && names.get(line.ingredientId))),
      text,
      ...(group !== null && { group }),
    };
    const uncounted = of ? null : unknownNeed(text);
    return { shown, need: line ? needOfLine(line) : uncounted };
  });
  return { shown: both.map(({ shown }) => shown), needs: both.map(({ need }) => need) };
}
