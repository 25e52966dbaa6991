import { useQuery } from '@tanstack/react-query';
import { lazy, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { preferences } from '../../../preferences/preferences.query.ts';
import { householdAsked } from '../../current/household-asked.ts';

const HouseholdQuestion = lazy(() => import('./household-question.lazy.tsx'));

/** What the answered question was asked before. */
const AROUND = '[role="dialog"], [data-slot="plan-status"]';

export interface HouseholdQuestionState {
  /** The question, which suspends until its code is here; null if it is not asked. */
  question: ReactNode;
  /** Whether it is not known yet if it is asked. */
  isPending: boolean;
}

/** The question how many eat, until it is answered. Once skipped, it is not asked again in this browser. */
export function useHouseholdQuestion(isWanted: boolean): HouseholdQuestionState {
  const [isDone, setDone] = useState(() => householdAsked.read() !== null);
  const { data, isLoading } = useQuery({ ...preferences(), enabled: isWanted && !isDone });
  if (!isWanted || isDone || data === undefined || (data?.household_size ?? null) !== null)
    return { question: null, isPending: isWanted && !isDone && isLoading };
  const question = (
    <Place>
      <HouseholdQuestion
        saved={data}
        onDone={() => setDone(true)}
        onSkip={() => {
          householdAsked.keep(true);
          setDone(true);
        }}
      />
    </Place>
  );
  return { question, isPending: false };
}

/** Where the question is. With its pressed button goes the focus, to the button that generates the plan. */
function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = place.current;
    return () => {
      if (node?.contains(document.activeElement))
        node.closest(AROUND)?.querySelector<HTMLElement>('[data-generate]')?.focus();
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
