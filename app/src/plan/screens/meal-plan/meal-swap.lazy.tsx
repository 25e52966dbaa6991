import { ApiError } from '@larder/client';
import { cardTitle, dishNames } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { MealSwapDialog, type MealSwapState } from '@larder/ui/meal-swap-dialog';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { recipePictureFile } from '../../../platform/pictures/recipe-picture-file.ts';
import { RecipeAllergyNote } from '../../../preferences/allergies/recipe-allergy-note.tsx';
import type { PlannedMeal } from '../../current/plan.change.ts';
import { dateInWords } from '../../date-in-words.ts';
import { mealSwaps, type MealSwap } from '../../meal-swaps.query.ts';
import { swapMeal, useChosenRecipe } from '../../swapping.change.ts';
import { regionalName } from '../../../platform/locale/shown-name.ts';

export interface MealSwapProps {
  /** The meal to replace. */
  meal: PlannedMeal;
  open: boolean;
  onClose: () => void;
}

type Proposed = UseQueryResult<readonly MealSwap[]>;

/** Width of a suggestion's picture. */
const SIZES = '8rem';

/** Replacements for a day's meal, fetched on open. */
export default function MealSwapDialogOfPlan({ meal, open, onClose }: MealSwapProps) {
  const queryClient = useQueryClient();
  const swaps = useQuery({ ...mealSwaps(meal), enabled: open });
  const choosingId = useChosenRecipe();
  const { dateLocale } = useLocale();
  const [error, setError] = useState<string | null>(null);

  const choose = async (id: string | number) => {
    const chosen = swaps.data?.find((swap) => swap.meal.id === id)?.meal;
    if (!chosen) return;
    setError(null);
    const substitute = { recipeId: chosen.id, title: cardTitle(chosen.title) };
    if (await swapMeal(queryClient, { ...meal, substitute }, setError)) onClose();
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
      day={meal.date ? dateInWords(meal.date, dateLocale) : meal.day}
      state={stateOf(swaps)}
      choosingId={choosingId}
      error={error}
      onChoose={(id) => void choose(id)}
      onRetry={() => void swaps.refetch()}
    />
  );
}

/** Earlier suggestions are useless: the plan or pantry may have changed. */
function stateOf({ data, error, isFetching, isFetchedAfterMount }: Proposed): MealSwapState {
  if (isFetching || !isFetchedAfterMount) return { status: 'loading' };
  if (data && !error) return { status: 'ready', meals: data.map(toProposal) };
  return { status: 'error', text: error instanceof ApiError ? error.detail : undefined };
}

const toProposal = ({ meal, adds, saves }: MealSwap) => ({
  id: meal.id,
  ...dishNames(meal.title, meal.english_title),
  picture: recipePictureFile(meal.thumbnail_url, SIZES),
  matchPercentage: meal.matchPercentage,
  totalTime: meal.total_time,
  waitingTime: meal.waiting_time,
  waitingKind: meal.waiting_kind,
  notice: <RecipeAllergyNote allergens={meal.allergens} />,
  reason: meal.reason,
  adds: adds.map(({ name }) => regionalName(name)),
  saves: saves.map(({ name }) => regionalName(name)),
});
