import { useEffect, useRef, type RefObject } from 'react';
import type { MealPlanState } from './meal-plan.view.tsx';

/**
 * Puts the focus on a plan that has just come in the place of another, or of none: the returned ref is for its heading. A
 * message says what has come. When the plan stays the same, so does the focus.
 */
export function usePlanArrival(state: MealPlanState): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement | null>(null);
  const last = useRef<string | null>(null);
  const isComing = useRef(false);
  const shownId = state.status === 'shown' ? state.plan.id : null;
  const { status } = state;

  useEffect(() => {
    if (status === 'generating') isComing.current = true;
    if (shownId === null) {
      // Having none is known too: the first plan is a new one.
      if (status === 'none') last.current = 'none';
      return;
    }
    const isNew = last.current !== null && last.current !== shownId;
    if (isNew || (isComing.current && last.current === null)) target.current?.focus();
    last.current = shownId;
    isComing.current = false;
  }, [status, shownId]);
  return target;
}
