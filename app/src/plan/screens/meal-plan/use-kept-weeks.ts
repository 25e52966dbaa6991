import { LIMITS } from '@larder/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusy } from '../../../platform/use-busy.ts';
import { bringBack, type Side } from '../../bring-back.change.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import { previousPlans, type PreviousMealPlan } from '../../previous-plan.query.ts';
import type { KeptWeeksProps } from './kept-weeks.tsx';

const NONE: readonly PreviousMealPlan[] = [];

/** The weeks before and after the current plan, and whether the history is full. */
export function useKeptWeeks(shown: MealPlan | null): { kept: KeptWeeksProps; isFull: boolean } {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...previousPlans(), enabled: shown !== null });
  const [isRestoring, run] = useBusy();
  const [side, setSide] = useState<Side>('before');
  const [now] = useState(() => new Date());
  const { before, after } = (shown && data) ?? { before: NONE, after: NONE };
  // Fetched before the current plan was shown, so exclude it.
  const beside = (plans: readonly PreviousMealPlan[]) => plans.find(({ id }) => id !== shown?.id) ?? null;
  const weeks = { before: beside(before), after: beside(after) };
  return {
    isFull: before.length + after.length >= LIMITS.keptPlans.max,
    kept: {
      weeks,
      restoring: isRestoring ? side : null,
      now,
      onRestore: (wanted) => {
        const id = weeks[wanted]?.id;
        if (!shown || !id) return;
        setSide(wanted);
        void run(() => bringBack(queryClient, wanted, id, shown.id));
      },
    },
  };
}
