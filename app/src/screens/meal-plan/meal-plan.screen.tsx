import { ApiError } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browseFiltersAtom } from '../../atoms/browse-filters.ts';
import { checkedShoppingAtom } from '../../atoms/checked-shopping.ts';
import { copyText } from '../../clipboard/copy-text.ts';
import { readKeptPlan } from '../../offline/kept-plan.ts';
import { mealPlan, useGenerateMealPlan, type MealPlan } from '../../queries/meal-plan.ts';
import type { PlannedMeal } from '../../queries/plan-change.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { MealPlanView, type MealPlanState } from './meal-plan.view.tsx';
import { usePlanActions } from './use-plan-actions.ts';
import { useSecondsSince } from './use-seconds-since.ts';

const MealSwap = lazy(() => import('./meal-swap.lazy.tsx'));

/** Meal planning on the real server: the address holds the tab. */
export default function MealPlanScreen() {
  useDocumentTitle('Meal Plan');
  const [params, setParams] = useSearchParams();
  const plan = useQuery(mealPlan());
  const kept = useKeptPlan(plan);
  const { generate, since } = useGenerateMealPlan();
  const seconds = useSecondsSince(since);
  const state: MealPlanState =
    since === undefined ? stateOf({ ...plan, kept }) : { status: 'generating', seconds };
  const shown = state.status === 'shown' ? state.plan : null;
  const [today] = useState(() => new Date());
  const [swap, setSwap] = useState<{ meal: PlannedMeal; open: boolean; opening: number } | null>(null);
  const actions = usePlanActions(shown, (meal) =>
    setSwap((before) => ({ meal, open: true, opening: (before?.opening ?? 0) + 1 })),
  );
  const filters = useAtomValue(browseFiltersAtom);
  const [checkedIds, setCheckedIds] = useAtom(checkedShoppingAtom);

  const copy = async (text: string) => {
    try {
      await copyText(text);
      toast.success('Shopping list copied to clipboard!');
    } catch (error) {
      console.warn('The shopping list was not copied.', error);
      toast.failure('The shopping list could not be copied.');
    }
  };

  return (
    <>
      <MealPlanView
        state={state}
        today={today}
        actions={actions}
        tab={params.get('tab') === 'shopping' ? 'shopping' : 'meals'}
        onTabChange={(tab) => setParams(tab === 'shopping' ? { tab } : {}, { replace: true })}
        filters={filters}
        checkedIds={checkedIds}
        onCheckedIdsChange={setCheckedIds}
        onGenerate={() => generate(filters)}
        onRetry={() => void plan.refetch()}
        onCopy={(text) => void copy(text)}
      />
      {swap && (
        <Suspense fallback={null}>
          <MealSwap
            key={swap.opening}
            meal={swap.meal}
            open={swap.open}
            onClose={() => setSwap({ ...swap, open: false })}
          />
        </Suspense>
      )}
    </>
  );
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
}): MealPlanState {
  if (data) return { status: 'shown', plan: data };
  if (data === null) return { status: 'none' };
  if (kept) return { status: 'kept', plan: kept, pending: isFetching };
  return { status: isError && !isFetching ? 'error' : 'loading' };
}

/** The plan that the browser has kept, once nobody has answered who could know a newer one. */
function useKeptPlan({ error, errorUpdateCount, isFetching }: UseQueryResult): MealPlan | null {
  const isOutOfReach = error instanceof ApiError && error.status === 0;
  // It stays while it is tried again.
  const isWanted = isOutOfReach || (isFetching && errorUpdateCount > 0);
  return useMemo(() => (isWanted ? readKeptPlan() : null), [isWanted]);
}
