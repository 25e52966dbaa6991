import { UNITS } from '@larder/domain';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';

/** Identifies the same item in another plan's list, so it can stay checked. */
export const shoppingId = ({
  ingredient_id: id,
  unit,
}: Pick<MealPlan['shopping_items'][number], 'ingredient_id' | 'unit'>): string => `${id} ${UNITS[unit].kind}`;
