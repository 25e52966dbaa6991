import { ApiError } from '@larder/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readKeptPlan } from './kept-plan.ts';
import { mealPlan, type MealPlan } from './meal-plan.query.ts';

/** The plan's state: loading, failed, none, ready or, offline, the stored copy with a retry. */
export type PlanState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'none' }
  | { status: 'shown'; plan: MealPlan }
  | { status: 'kept'; plan: MealPlan; pending: boolean };

/** The cook's plan, with a retry function. */
export function usePlan(): { state: PlanState; retry: () => void } {
  const plan = useQuery(mealPlan());
  const kept = useKeptPlan(plan);
  return { state: stateOf({ ...plan, kept }), retry: () => void plan.refetch() };
}

function stateOf({
  data,
  isError,
  isFetching,
  kept,
}: {
  data: MealPlan | null | undefined;
  isError: boolean;
  isFetching: boolean;
  kept: MealPlan | null;
}): PlanState {
  if (data) return { status: 'shown', plan: data };
  if (data === null) return { status: 'none' };
  if (kept) return { status: 'kept', plan: kept, pending: isFetching };
  return { status: isError && !isFetching ? 'error' : 'loading' };
}

/** The stored plan, once the server is known to be unreachable. */
function useKeptPlan({ error, errorUpdateCount, isFetching }: UseQueryResult): MealPlan | null {
  const isOutOfReach = error instanceof ApiError && error.status === 0;
  // It stays during a retry.
  const isWanted = isOutOfReach || (isFetching && errorUpdateCount > 0);
  return useMemo(() => (isWanted ? readKeptPlan() : null), [isWanted]);
}
