import { INGREDIENT_INDEX } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { addDays } from '@larder/domain';
import type { Use } from '@larder/domain/planner';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';

type Saved = NonNullable<components['schemas']['MealPlan']['saved']>;

/** The worth at guide prices of what a meal takes of each item; null if the amount or its weight is unknown. */
export function worthsOf(uses: readonly Use[]): NonNullable<KeptMeal['worths']> {
  const worths: Record<string, number | null> = {};
  for (const { item, quantity } of uses) {
    const price = INGREDIENT_INDEX.get(item.covers[0] ?? 0)?.pricePerKg;
    const isKnown = quantity !== null && item.quantity !== null && item.grams !== null && price !== undefined;
    const dollars = isKnown ? ((quantity / item.quantity!) * item.grams! * price) / 1000 : null;
    const before = worths[item.id] ?? null;
    worths[item.id] = dollars === null ? before : (before ?? 0) + dollars;
  }
  return worths;
}

/** What a week uses of the items that would expire within it. Older plans do not record its worth. */
export function savedIn({ startsOn, meals }: Pick<KeptPlan, 'startsOn' | 'meals'>): Saved {
  const last = addDays(startsOn, 6);
  const saved = meals.flatMap(({ uses, worths = {} }) =>
    uses
      .filter(({ pantry_item_id: id, expiry_date: date }) => date !== null && date <= last && id in worths)
      .map(({ pantry_item_id: id, name }) => ({ name, dollars: worths[id] ?? 0 })),
  );
  const dollars = saved.reduce((sum, one) => sum + one.dollars, 0);
  return { dollars: Math.round(dollars * 100) / 100, goods: [...new Set(saved.map(({ name }) => name))] };
}
