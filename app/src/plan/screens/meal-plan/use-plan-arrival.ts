import { useEffect, useRef, type RefObject } from 'react';
import type { MealPlanState } from './meal-plan.view.tsx';

/**
 * Focuses a new plan when it replaces another, or none: the returned ref is for its heading. A message
 * announces it. Focus stays if the plan does.
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
      // Knowing that there is none counts too: the first plan is then new.
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
