import { ApiError } from '@larder/client';
import { cardTitle, dishNames, placeOf } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { MealSwapDialog, type MealSwapState } from '@larder/ui/meal-swap-dialog';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { weekdayInWords } from '../../../platform/language/weekday-in-words.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import { PROPOSAL_SIZES, useFoundMeals } from '../../found-meals.tsx';
import { putIntoPlan } from '../../put-into-plan.ts';
import { useFoundRecipes } from '../../use-found-recipes.ts';
import { recipePictureFile } from '../../../platform/pictures/recipe-picture-file.ts';
import { allergenSentence } from '../../../preferences/allergies/allergens-in-words.ts';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import type { PlannedMeal } from '../../current/plan.change.ts';
import { dateInWords } from '../../date-in-words.ts';
import { mealSwaps, type MealSwap } from '../../meal-swaps.query.ts';
import { changesOf } from '../../swap-changes.ts';
import { swapMeal, useChosenRecipe } from '../../swapping.change.ts';

export interface MealSwapProps {
  plan: MealPlan;
  /** The meal to replace. */
  meal: PlannedMeal;
  open: boolean;
  onClose: () => void;
}

type Proposed = UseQueryResult<readonly MealSwap[]>;

/** Replacements for a day's meal, fetched on open. */
export default function MealSwapDialogOfPlan({ plan, meal, open, onClose }: MealSwapProps) {
  const queryClient = useQueryClient();
  const swaps = useQuery({ ...mealSwaps(meal), enabled: open });
  const swappedId = useChosenRecipe();
  const [query, setQuery] = useState('');
  const [putId, setPutId] = useState<number | null>(null);
  const isSearch = open && query.trim() !== '';
  const found = useFoundRecipes(query, isSearch);
  const foundMeals = useFoundMeals(found, { planId: plan.id, place: placeOf(meal) }, isSearch);
  const { dateLocale, list } = useLocale();
  const chosenId = putId ?? swappedId;
  const [error, setError] = useState<string | null>(null);

  const choose = async (id: string | number) => {
    setError(null);
    if (query.trim() !== '') return put(found.recipes?.find((recipe) => recipe.id === id));
    const chosen = swaps.data?.find((swap) => swap.meal.id === id)?.meal;
    if (!chosen) return;
    const substitute = { recipeId: chosen.id, title: cardTitle(chosen.title) };
    if (await swapMeal(queryClient, { ...meal, substitute }, setError)) onClose();
  };

  const put = async (recipe: { id: number; title: string } | undefined) => {
    if (!recipe || !meal.date) return;
    setPutId(recipe.id);
    const chosen = { recipeId: recipe.id, title: cardTitle(recipe.title) };
    const isDone = await putIntoPlan(
      queryClient,
      plan,
      { date: meal.date, slot: meal.slot },
      chosen,
      setError,
    );
    setPutId(null);
    if (isDone) onClose();
  };

  return (
    <MealSwapDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setError(null);
        onClose();
      }}
      meal={meal.title}
      day={mealInWords(meal, dateLocale)}
      state={stateOf(swaps, list)}
      query={query}
      onQueryChange={meal.date ? setQuery : undefined}
      found={foundMeals}
      pendingIds={chosenId === undefined ? undefined : [chosenId]}
      error={error}
      onChoose={(id) => void choose(id)}
      onRetry={() => (query.trim() === '' ? void swaps.refetch() : found.retry())}
    />
  );
}

/** Earlier suggestions are useless: the plan or pantry may have changed. */
function stateOf(
  { data, error, isFetching, isFetchedAfterMount }: Proposed,
  list: (names: readonly string[]) => string,
): MealSwapState {
  if (isFetching || !isFetchedAfterMount) return { status: 'loading' };
  if (data && !error) return { status: 'ready', meals: data.map((swap) => toProposal(swap, list)) };
  return { status: 'error', text: error instanceof ApiError ? error.detail : undefined };
}

/** 'Wed, Nov 25', and 'lunch on Wed, Nov 25'. */
function mealInWords({ date, day, slot }: PlannedMeal, dateLocale: string): string {
  const said = date ? dateInWords(date, dateLocale) : weekdayInWords(day);
  return slot === 'lunch' ? t('lunch on {day}', { day: said }) : said;
}

const toProposal = (swap: MealSwap, list: (names: readonly string[]) => string) => {
  const { meal } = swap;
  return {
    id: meal.id,
    ...dishNames(meal.title, meal.english_title),
    picture: recipePictureFile(meal.thumbnail_url, PROPOSAL_SIZES),
    matchPercentage: meal.matchPercentage,
    totalTime: meal.total_time,
    waitingTime: meal.waiting_time,
    waitingKind: meal.waiting_kind,
    notice: <RecipeAllergyNote allergens={meal.allergens} />,
    // Of a recipe with unknown lines nothing is listed, which would read as if it were all.
    allergens: meal.unknown_lines?.length ? undefined : allergenSentence(meal.allergens, list),
    ...changesOf(swap),
  };
};
