import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { staplesAsked } from '../../current/staples-asked.ts';
import { preferences } from '../../../preferences/preferences.query.ts';
import styles from './staples-question.module.css';

const StaplesQuestion = lazy(() => import('./staples-question.lazy.tsx'));

/** The staples question until it is answered; then null. Once dismissed, it is not asked again in this browser. */
export function useStaplesQuestion(isWanted: boolean): ReactNode {
  const { data } = useQuery({ ...preferences(), enabled: isWanted });
  const [isDone, setDone] = useState(() => staplesAsked.read() !== null);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = isWanted && !isDone && data !== undefined && (data?.staples ?? null) === null;
  const isNear = useIsNear(place, isOpen);
  return (
    // It stays mounted to receive the focus of the pressed button.
    <div ref={place} tabIndex={-1} className={isOpen ? styles.place : undefined}>
      {isOpen && isNear && (
        <Suspense fallback={null}>
          <StaplesQuestion
            saved={data}
            onDone={() => {
              staplesAsked.keep(true);
              place.current?.focus();
              setDone(true);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Whether an element is near the viewport: the question is below a whole week, and loads the names of all
 * ingredients.
 */
function useIsNear(place: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isWanted || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '20%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isWanted]);
  return isNear;
}
