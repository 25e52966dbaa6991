import { cardTitle, weekDayOf, type Day } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { MealSwapDialog } from '@larder/ui/meal-swap-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePantryPresence } from '../../../pantry/pantry.query.ts';
import { plural, t } from '../../../platform/language/t.ts';
import { weekdayInWords } from '../../../platform/language/weekday-in-words.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import { dateInWords } from '../../date-in-words.ts';
import { useFoundMeals } from '../../found-meals.tsx';
import { putIntoPlan } from '../../put-into-plan.ts';
import { useFoundRecipes } from '../../use-found-recipes.ts';
import { placeOn } from '../../week-days.ts';

export interface PlanSomethingProps {
  plan: MealPlan;
  /** The evening to plan. */
  date: Day;
  open: boolean;
  onClose: () => void;
}

/** Any recipe for a free evening, by search; initially those that match the pantry best. */
export default function PlanSomething({ plan, date, open, onClose }: PlanSomethingProps) {
  const queryClient = useQueryClient();
  const { dateLocale } = useLocale();
  const [query, setQuery] = useState('');
  const [pendingIds, setPending] = useState<readonly number[]>([]);
  const [error, setError] = useState<string | null>(null);
  const { hasPantry } = usePantryPresence();
  const isBestMatch = hasPantry && query.trim() === '';
  const found = useFoundRecipes(query, open);
  const choose = async (id: string | number) => {
    const recipe = found.recipes?.find((one) => one.id === id);
    if (!recipe) return;
    setError(null);
    setPending([recipe.id]);
    const put = { recipeId: recipe.id, title: cardTitle(recipe.title) };
    const isDone = await putIntoPlan(queryClient, plan, { date }, put, setError);
    setPending([]);
    if (isDone) onClose();
  };
  const state = useFoundMeals(found, { planId: plan.id, place: placeOn(date, 'dinner') }, open);
  return (
    <MealSwapDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      meal=""
      day={dateInWords(date, dateLocale)}
      state={state}
      query={query}
      onQueryChange={setQuery}
      found={state}
      pendingIds={pendingIds}
      error={error}
      onChoose={(id) => void choose(id)}
      onRetry={found.retry}
      labels={{
        title: () => t('Plan {day}', { day: weekdayInWords(weekDayOf(date)) }),
        description: (day) =>
          isBestMatch
            ? t('What would you like on {day}? These suit your pantry best.', { day })
            : t('What would you like on {day}?', { day }),
        search: t('Search recipes...'),
        loading: t('Looking for recipes...'),
        found: (count) => plural(count, { one: '{count} recipe', other: '{count} recipes' }),
        errorTitle: t('Failed to load recipes'),
        emptyTitle: t('No recipe found'),
        emptyText: t('Try a dish, an ingredient or a cuisine.'),
        choosing: t('Planning...'),
      }}
    />
  );
}
