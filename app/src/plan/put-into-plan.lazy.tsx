import { cardTitle, localDay, NO_FILTERS, weekFrom, type Day } from '@larder/domain';
import { DayDialog, type DayDialogState } from '@larder/ui/day-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../platform/language/t.ts';
import type { RecipeForPlan } from '../platform/wanted/recipe-for-plan.atom.ts';
import type { MealPlan } from './current/meal-plan.query.ts';
import { usePlan, type PlanState } from './current/use-plan.ts';
import { useGenerateMealPlan } from './plan-generation.change.ts';
import { putIntoPlan } from './put-into-plan.ts';
import { comingDays, daysToPut } from './week-days.ts';

export interface PutIntoPlanProps {
  recipe: RecipeForPlan;
  open: boolean;
  onClose: () => void;
}

/** Asks which day of the plan a recipe goes on. Without a plan, one is made around it. */
export default function PutIntoPlan({ recipe, open, onClose }: PutIntoPlanProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { state, retry } = usePlan();
  const { generate } = useGenerateMealPlan();
  const [pendingIds, setPending] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const today = localDay();
  const running = runningPlan(state, today);
  const isOver = !running && state.status === 'shown';
  const title = cardTitle(recipe.title);

  const choose = async (date: Day) => {
    setError(null);
    if (!running) {
      onClose();
      void navigate('/dashboard/meal-plan');
      generate({
        filters: NO_FILTERS,
        startsOn: today,
        week: { put: [{ date, recipe_id: recipe.id, ...servingsOf(recipe) }] },
      });
      return;
    }
    setPending([date]);
    const isDone = await putIntoPlan(
      queryClient,
      running,
      { date },
      { recipeId: recipe.id, title, ...servingsOf(recipe) },
      setError,
    );
    setPending([]);
    if (isDone) onClose();
  };

  return (
    <DayDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('Cook {title}', { title })}
      description={
        running
          ? t('On which day? It replaces any meal already there.')
          : isOver
            ? t(
                'On which day? Your week is over: this plans a new one around it. You have a day to bring the old one back.',
              )
            : t('On which day? The rest of a new week is planned around it.')
      }
      state={daysOf(state, running, today)}
      today={today}
      pendingIds={pendingIds}
      error={error}
      onChoose={(date) => void choose(date)}
      onRetry={retry}
    />
  );
}

const servingsOf = ({ servings }: RecipeForPlan) => (servings === undefined ? {} : { servings });

/** The plan, if a day of its week is still to come. */
function runningPlan(state: PlanState, today: Day): MealPlan | null {
  return state.status === 'shown' && comingDays(state.plan, today).length > 0 ? state.plan : null;
}

function daysOf(state: PlanState, running: MealPlan | null, today: Day): DayDialogState {
  if (state.status === 'loading') return { status: 'loading' };
  if (state.status === 'error' || state.status === 'kept') {
    return { status: 'error', text: t('Larder cannot be reached.') };
  }
  const days = running ? daysToPut(running, today) : weekFrom(today).map((date) => ({ id: date, date }));
  return { status: 'ready', days };
}
