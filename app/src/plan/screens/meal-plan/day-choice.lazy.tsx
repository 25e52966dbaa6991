import { localDay } from '@larder/domain';
import { DayDialog } from '@larder/ui/day-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { moveMeal } from '../../moving.change.ts';
import { cookDouble } from '../../doubling.change.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import type { PlannedMeal } from '../../current/plan.change.ts';
import { daysForLeftovers, daysToMove, placeOn, readLeftoversId } from '../../week-days.ts';

export interface DayChoiceProps {
  /** Whether the meal moves, or is cooked double. */
  kind: 'move' | 'double';
  plan: MealPlan;
  meal: PlannedMeal;
  open: boolean;
  onClose: () => void;
}

/** Asks where to move a meal, or when its leftovers are eaten. */
export default function DayChoiceOfPlan({ kind, plan, meal, open, onClose }: DayChoiceProps) {
  const queryClient = useQueryClient();
  const [pendingIds, setPending] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const today = localDay();
  const choose = async (id: string) => {
    setError(null);
    setPending([id]);
    const isDone =
      kind === 'move'
        ? await moveMeal(queryClient, { ...meal, to: placeOn(id, meal.slot) }, setError)
        : await cookDouble(queryClient, meal, readLeftoversId(id), setError);
    setPending([]);
    if (isDone) onClose();
  };
  return (
    <DayDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        kind === 'move'
          ? t('Move {title}', { title: meal.title })
          : t('Cook {title} double', { title: meal.title })
      }
      description={
        kind === 'move'
          ? t('A meal that is there changes places with it.')
          : t('When do you eat the rest? A meal that is there makes room.')
      }
      state={{
        status: 'ready',
        days: kind === 'move' ? daysToMove(plan, today, meal) : daysForLeftovers(plan, meal, today),
      }}
      today={today}
      pendingIds={pendingIds}
      error={error}
      onChoose={(id) => void choose(id)}
      onRetry={() => undefined}
    />
  );
}
