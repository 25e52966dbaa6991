import type { KeptPassedOver, KeptPlan } from '../platform/database/schema.ts';

/** What tells one week from another. */
type Week = Pick<KeptPlan, 'meals' | 'shoppingList'>;

/** Keeps why the obvious dish is not in a week. It is true of this week only: a changed one may use other things. */
export const keepPassedOver = (week: Week, says: string): KeptPassedOver => ({ says, week: inShort(week) });

/** What was kept, if it is true of this week, as when a change of it was undone; otherwise null. */
export const stillPassedOver = (week: Week, kept: KeptPassedOver | undefined): string | null =>
  kept?.week === inShort(week) ? kept.says : null;

const inShort = ({ meals, shoppingList }: Week): string =>
  JSON.stringify([
    shoppingList,
    meals.map(({ id, day, slot, servings, cooked_at: cooked, uses }) => [
      id,
      day,
      slot,
      servings,
      cooked !== null,
      uses.map(({ pantry_item_id: item, quantity, unit }) => [item, quantity, unit]),
    ]),
  ]);
