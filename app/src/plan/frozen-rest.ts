import { sayAmount, sentenceCase } from '@larder/domain';
import { regionalName } from '../platform/locale/shown-name.ts';
import { frozenFor } from '../shopping/frozen-for.ts';
import type { MealPlan } from './current/meal-plan.query.ts';

type Frozen = NonNullable<MealPlan['meal_plan'][number]['frozen']>;

const list = new Intl.ListFormat('en');

/**
 * What Larder put in the freezer when a meal was cooked, and for which meals, as a sentence; none if nothing: '500 ml of chicken
 * stock went into the freezer, for Thursday's Risotto.'
 */
export function frozenRestWords(frozen: Frozen = []): string[] {
  if (frozen.length === 0) return [];
  const things = frozen.map(
    ({ name, quantity, unit }) => `${sayAmount({ quantity, unit })} of ${regionalName(name)}`,
  );
  const meals = frozenFor(frozen.flatMap((one) => one.meals));
  return [`${sentenceCase(list.format(things))} went into the freezer, for ${meals}.`];
}
