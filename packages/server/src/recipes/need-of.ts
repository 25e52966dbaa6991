import { gramsOf, isStaple, packOf, shelfLifeOf } from '@larder/catalogue';
import { daysAtHome, type Unit } from '@larder/domain';
import { nounBeside, type Ingredient } from '@larder/domain/model';
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
