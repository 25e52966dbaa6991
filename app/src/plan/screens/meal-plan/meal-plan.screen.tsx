import { localDay, type Day } from '@larder/domain';
import type { NewWeekOption } from '@larder/ui/new-week-dialog';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { browseFiltersAtom } from '../../../recipes/browse-filters.atom.ts';
import { useUnits } from '../../../preferences/units.query.ts';
import { useShopping } from '../../../shopping/use-shopping.ts';
import { usePlan } from '../../current/use-plan.ts';
import { useGenerateMealPlan } from '../../plan-generation.change.ts';
import { usePlaceInQueue } from '../../plan-queue.query.ts';
import { MealPlanView, type MealPlanState } from './meal-plan.view.tsx';
import { PlanDialogs, usePlanDialogs } from './plan-dialogs.tsx';
import { useHouseholdQuestion } from './use-household-question.tsx';
import { useKeptWeeks } from './use-kept-weeks.ts';
import { usePlanActions } from './use-plan-actions.ts';
import { proposedStart } from './proposed-start.ts';
import { StartSelect } from './start-select.tsx';
import { usePlanArrival } from './use-plan-arrival.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import { useStaplesQuestion } from './use-staples-question.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { useWantedUseUp } from './use-wanted-use-up.ts';

/** A plan that takes longer may be waiting for others. */
const SLOW_SECONDS = 2;
const LOADING: MealPlanState = { status: 'loading' };
const NO_USE_UP: readonly NewWeekOption[] = [];

/** Meal planning, connected to the server. The tab is in the URL. */
export default function MealPlanScreen() {
  useDocumentTitle(t('Meal Plan'));
  const [params, setParams] = useSearchParams();
  const { state: known, retry } = usePlan();
  const { generate, since } = useGenerateMealPlan();
  const seconds = useSecondsSince(since);
  const before = usePlaceInQueue(since !== undefined && seconds >= SLOW_SECONDS);
  const state: MealPlanState = since === undefined ? known : { status: 'generating', seconds, before };
  const shown = state.status === 'shown' ? state.plan : null;
  const planned = 'plan' in state && state.plan.meal_plan.length > 0 ? state.plan : null;
  const { kept, isFull } = useKeptWeeks(shown);
  const today = useToday();
  const day = localDay(today);
  const [wantedStart, setWantedStart] = useState<Day | null>(null);
  const startsOn = proposedStart(day, wantedStart, shown?.starts_on);
  const start = <StartSelect today={day} value={startsOn} onValueChange={setWantedStart} />;
  const dialogs = usePlanDialogs();
  const actions = usePlanActions(shown, dialogs.show);
  const filters = useAtomValue(browseFiltersAtom);
  const arrivalRef = usePlanArrival(state);
  const staples = useStaplesQuestion(state.status === 'shown');
  const isWeekAsked = dialogs.asked?.isOpen === true && dialogs.asked.ask.kind === 'week';
  const household = useHouseholdQuestion(state.status === 'none' || isWeekAsked);
  // The question would move what is already shown.
  const viewed = state.status === 'none' && household.isPending ? LOADING : state;
  const askWeek = (useUp = NO_USE_UP) => {
    if (planned) setWantedStart(null);
    dialogs.show({ kind: 'week', useUp });
  };
  useWantedUseUp(state.status === 'shown' || state.status === 'none', askWeek);

  return (
    <>
      <MealPlanView
        state={viewed}
        today={today}
        actions={actions}
        shopping={useShopping(known)}
        units={useUnits()}
        arrivalRef={arrivalRef}
        tab={params.get('tab') === 'shopping' ? 'shopping' : 'meals'}
        onTabChange={(tab) => setParams(tab === 'shopping' ? { tab } : {}, { replace: true })}
        filters={filters}
        onGenerate={() => (planned ? askWeek() : generate({ filters, startsOn }))}
        onChoose={() => askWeek()}
        onRetry={retry}
        start={start}
        household={isWeekAsked ? null : household.question}
        staples={staples}
        kept={kept}
      />
      <PlanDialogs
        dialogs={dialogs}
        plan={shown ?? planned}
        isFull={isFull}
        today={day}
        startsOn={startsOn}
        onStartChange={setWantedStart}
        filters={filters}
        household={isWeekAsked ? household.question : null}
        onGenerate={(wish) => generate(wish, dialogs.reopenWeek)}
      />
    </>
  );
}
