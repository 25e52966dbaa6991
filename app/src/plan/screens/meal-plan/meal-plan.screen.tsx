import { localDay, type Day } from '@larder/domain';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { browseFiltersAtom } from '../../../recipes/browse-filters.atom.ts';
import { useShopping } from '../../../shopping/use-shopping.ts';
import type { PlannedMeal } from '../../current/plan.change.ts';
import { usePlan } from '../../current/use-plan.ts';
import { useGenerateMealPlan } from '../../plan-generation.change.ts';
import { MealPlanView, type MealPlanState } from './meal-plan.view.tsx';
import { replaceQuestion } from './replace-question.ts';
import { useKeptWeeks } from './use-kept-weeks.ts';
import { usePlanActions } from './use-plan-actions.ts';
import { proposedStart } from './proposed-start.ts';
import { StartSelect } from './start-select.tsx';
import { usePlanArrival } from './use-plan-arrival.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import { useToday } from './use-today.ts';

const MealSwap = lazy(() => import('./meal-swap.lazy.tsx'));
const AlertDialog = lazy(() => import('./alert-dialog.lazy.ts'));

/** Meal planning, connected to the server. The tab is in the URL. */
export default function MealPlanScreen() {
  useDocumentTitle('Meal Plan');
  const [params, setParams] = useSearchParams();
  const { state: known, retry } = usePlan();
  const { generate, since } = useGenerateMealPlan();
  const seconds = useSecondsSince(since);
  const state: MealPlanState = since === undefined ? known : { status: 'generating', seconds };
  const shown = state.status === 'shown' ? state.plan : null;
  const planned = 'plan' in state && state.plan.meal_plan.length > 0 ? state.plan : null;
  const { kept, isFull } = useKeptWeeks(shown);
  const today = useToday();
  const day = localDay(today);
  const [wantedStart, setWantedStart] = useState<Day | null>(null);
  const startsOn = proposedStart(day, wantedStart, shown?.starts_on);
  const start = <StartSelect today={day} value={startsOn} onValueChange={setWantedStart} />;
  const [swap, setSwap] = useState<{ meal: PlannedMeal; open: boolean; opening: number } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isQuestionWanted, setQuestionWanted] = useState(false);
  const actions = usePlanActions(shown, (meal) =>
    setSwap((before) => ({ meal, open: true, opening: (before?.opening ?? 0) + 1 })),
  );
  const filters = useAtomValue(browseFiltersAtom);
  const arrivalRef = usePlanArrival(state);

  return (
    <>
      <MealPlanView
        state={state}
        today={today}
        actions={actions}
        shopping={useShopping(known)}
        arrivalRef={arrivalRef}
        tab={params.get('tab') === 'shopping' ? 'shopping' : 'meals'}
        onTabChange={(tab) => setParams(tab === 'shopping' ? { tab } : {}, { replace: true })}
        filters={filters}
        onGenerate={() => {
          if (!planned) return generate({ filters, startsOn });
          setWantedStart(null);
          setQuestionWanted(true);
          setAsking(true);
        }}
        onRetry={retry}
        start={start}
        kept={kept}
      />
      {isQuestionWanted && planned && (
        <Suspense fallback={null}>
          <AlertDialog
            open={isAsking}
            onOpenChange={setAsking}
            tone="neutral"
            title="Replace this week?"
            description={replaceQuestion(planned, isFull)}
            confirmLabel="Replace"
            onConfirm={() => generate({ filters, startsOn })}
          >
            {start}
          </AlertDialog>
        </Suspense>
      )}
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
