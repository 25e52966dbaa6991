import type { Day } from '@larder/domain';
import type { NewWeekOption } from '@larder/ui/new-week-dialog';
import { lazy, startTransition, Suspense, useState } from 'react';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import type { PlannedMeal } from '../../current/plan.change.ts';
import type { NewWeekProps } from './new-week.lazy.tsx';

const MealSwap = lazy(() => import('./meal-swap.lazy.tsx'));
const DayChoice = lazy(() => import('./day-choice.lazy.tsx'));
const PlanSomething = lazy(() => import('./plan-something.lazy.tsx'));
const NewWeek = lazy(() => import('./new-week.lazy.tsx'));

/** The current question: which meal, which day, or what matters for a new week. */
export type Ask =
  | { kind: 'swap' | 'move' | 'double'; meal: PlannedMeal }
  | { kind: 'plan'; date: Day }
  | { kind: 'week'; useUp: readonly NewWeekOption[] };

/** The dialog that was last requested. It stays while it closes. */
export function usePlanDialogs() {
  const [asked, setAsked] = useState<{ ask: Ask; isOpen: boolean; opening: number } | null>(null);
  return {
    asked,
    // The press is answered before the dialog is drawn.
    show: (ask: Ask) =>
      startTransition(() =>
        setAsked((before) => ({ ask, isOpen: true, opening: (before?.opening ?? 0) + 1 })),
      ),
    /** Reopens the new-week question with its answers. */
    reopenWeek: () =>
      setAsked((before) => (before?.ask.kind === 'week' ? { ...before, isOpen: true } : before)),
    close: () => setAsked((before) => before && { ...before, isOpen: false }),
  };
}

interface PlanDialogsProps extends Omit<NewWeekProps, 'plan' | 'useUp' | 'open' | 'onClose'> {
  plan: MealPlan | null;
  dialogs: ReturnType<typeof usePlanDialogs>;
}

/** The plan's dialogs, each loaded when first needed. */
export function PlanDialogs({ plan, dialogs: { asked, close }, ...week }: PlanDialogsProps) {
  if (!asked) return null;
  const { ask, isOpen: open, opening } = asked;
  const shared = { open, onClose: close };
  return (
    <Suspense fallback={null}>
      {ask.kind === 'week' && <NewWeek key={opening} plan={plan} useUp={ask.useUp} {...week} {...shared} />}
      {ask.kind === 'swap' && plan && <MealSwap key={opening} plan={plan} meal={ask.meal} {...shared} />}
      {(ask.kind === 'move' || ask.kind === 'double') && plan && (
        <DayChoice key={opening} kind={ask.kind} plan={plan} meal={ask.meal} {...shared} />
      )}
      {ask.kind === 'plan' && plan && <PlanSomething key={opening} plan={plan} date={ask.date} {...shared} />}
    </Suspense>
  );
}
