import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { plural, t } from '../platform/language/t.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { takeOverChecksAtom } from '../shopping/checked-shopping.atom.ts';
import { shoppingId } from '../shopping/shopping-id.ts';
import type { MealPlan } from './current/meal-plan.query.ts';
import { mealsInWords } from './meals-in-words.ts';
import { previousPlans, restorePlan } from './previous-plan.query.ts';

/** A plan in one sentence: 'Your week is ready: 7 dinners, 12 things to buy.' */
export function planInWords({ meal_plan: meals, shopping_items: toBuy }: MealPlan): string {
  const planned = { meals: mealsInWords(meals) };
  if (toBuy.length === 0) return t('Your week is ready: {meals}, nothing to buy.', planned);
  return plural(
    toBuy.length,
    {
      one: 'Your week is ready: {meals}, {count} thing to buy.',
      other: 'Your week is ready: {meals}, {count} things to buy.',
    },
    planned,
  );
}

/** Announces a new plan. If it replaced another, that can be restored. */
export function announceNewPlan(queryClient: QueryClient, before: MealPlan | null, made: MealPlan): void {
  if (before?.id === made.id) {
    toast.success(t('Nothing has changed, so this is still your week.'));
    return;
  }
  void queryClient.invalidateQueries({ queryKey: previousPlans().queryKey });
  if (before) {
    getDefaultStore().set(takeOverChecksAtom, before.id, made.id, made.shopping_items.map(shoppingId));
  }
  if (made.meal_plan.length === 0) return;
  if (before && before.meal_plan.length > 0) {
    offerUndo({ done: planInWords(made), ...restoring(queryClient, before.id) });
  } else {
    toast.success(planInWords(made));
  }
}

/** How to restore a plan, and the messages to show. */
export const restoring = (queryClient: QueryClient, planId: string) => ({
  undo: () => restorePlan(queryClient, planId),
  undone: t('Your last plan is back.'),
  failure: t('Your last plan could not be restored.'),
});
