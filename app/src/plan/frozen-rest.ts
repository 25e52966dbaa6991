import { sayAmount, sentenceCase } from '@larder/domain';
import { listInWords } from '../platform/language/list-in-words.ts';
import { t } from '../platform/language/t.ts';
import { regionalName } from '../platform/locale/shown-name.ts';
import { frozenFor } from '../shopping/frozen-for.ts';
import type { MealPlan } from './current/meal-plan.query.ts';

type Frozen = NonNullable<MealPlan['meal_plan'][number]['frozen']>;

/**
 * What Larder put in the freezer when a meal was cooked, and for which meals, as a sentence; none if nothing: '500 ml of chicken
 * stock went into the freezer, for Thursday's Risotto.'
 */
export function frozenRestWords(frozen: Frozen = []): string[] {
  if (frozen.length === 0) return [];
  const things = listInWords(
    frozen.map(({ name, quantity, unit }) =>
      t('{amount} of {ingredient}', {
        amount: sayAmount({ quantity, unit }),
        ingredient: regionalName(name),
      }),
    ),
  );
  const meals = frozenFor(frozen.flatMap((one) => one.meals));
  // The sentence begins with an amount in English, which may be words.
  return [sentenceCase(t('{things} went into the freezer, for {meals}.', { things, meals }))];
}
