import { gramsOf, isStaple, packOf, shelfLifeOf } from '@larder/catalogue';
import { daysAtHome, type Needed, type Unit } from '@larder/domain';
import { nounBeside, type Ingredient, type IngredientIndex } from '@larder/domain/model';
import type { Need } from '@larder/domain/planner';

/** How many days after the first the last day of a week is. */
const LAST_DAY = 6;

/** A recipe line as the planner sees it. */
export function needOf(ingredient: Ingredient, quantity: number, unit: Unit): Need {
  return {
    ingredientId: ingredient.id,
    name: ingredient.name,
    ...nounOf(ingredient),
    quantity,
    unit,
    grams: gramsOf(ingredient, quantity, unit),
    dollarsPerGram: ingredient.pricePerKg / 1000,
    packGrams: packOf(ingredient),
    ...keepsOf(ingredient),
    isStaple: isStaple(ingredient),
  };
}

/** A recipe line as it is matched in a kitchen with these staples; without a weight if its ingredient is unknown. */
export function neededIn(
  { ingredientId, quantity, unit }: Pick<Needed, 'ingredientId' | 'quantity' | 'unit'>,
  names: Pick<IngredientIndex, 'get'>,
  staples: ReadonlySet<number>,
): Needed {
  const ingredient = names.get(ingredientId);
  const grams = ingredient ? gramsOf(ingredient, quantity, unit) : null;
  return { ingredientId, quantity, unit, grams, isStaple: staples.has(ingredientId) };
}

/** What it is called where no amount is named, if not by its name. */
function nounOf(ingredient: Ingredient): Pick<Need, 'noun'> {
  const noun = nounBeside(ingredient, null, 'g');
  return noun === ingredient.name ? {} : { noun };
}

/** How long it keeps, if that is too short for some week. */
function keepsOf(ingredient: Ingredient): Pick<Need, 'keepsDays'> {
  const life = shelfLifeOf(ingredient);
  const [closed, opened] = [daysAtHome(life, false), daysAtHome(life, true)];
  return Math.min(closed, opened) < LAST_DAY ? { keepsDays: { closed, opened } } : {};
}
