'use client';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { EmptyWeek } from './empty-week.tsx';
import { GeneratePlanButton, type GeneratePlanButtonLabels } from './generate-plan-button.tsx';
import { PlanProgress } from './plan-progress.tsx';
import styles from './plan-status.module.css';

/** Text labels of a page without a plan. */
export interface PlanStatusLabels extends GeneratePlanButtonLabels {
  creating: string;
  wait: string;
  /** Accessible name of the progress bar. */
  progress: string;
  /** How many others are planned first. */
  before: (weeks: number) => string;
  /** The elapsed time, from 2 seconds. */
  elapsed: (seconds: number) => string;
  emptyTitle: string;
  emptyText: string;
}

function beforeInWords(weeks: number, count: string): string {
  if (weeks === 0) return 'Your week is next.';
  return weeks === 1 ? '1 week is planned before yours.' : `${count} weeks are planned before yours.`;
}

const LABELS = (format: LocaleFormat): Omit<PlanStatusLabels, keyof GeneratePlanButtonLabels> => ({
  creating: 'Creating your personalized meal plan...',
  wait: 'This may take a few seconds while we find the best recipes for you',
  progress: 'Finding the best week',
  before: (weeks) => beforeInWords(weeks, format.count(weeks)),
  elapsed: (seconds) => `${format.count(seconds)} ${seconds === 1 ? 'second' : 'seconds'} so far`,
  emptyTitle: 'No Meal Plan Yet',
  emptyText: 'A week of meals from what is in your pantry, with a short list of what to buy.',
});

/** Props of {@link PlanStatus}; other `div` attributes go to the root. */
export interface PlanStatusProps extends ComponentPropsWithoutRef<'div'> {
  /** `empty` before the first plan, `generating` while one is being made. */
  status: 'empty' | 'generating';
  /** Elapsed seconds, shown from 2. */
  seconds?: number | undefined;
  /** While the plan waits for its turn: how many are made before it. */
  before?: number | null | undefined;
  /** Called to generate a plan. Without it, there is no button: it is elsewhere on the page. */
  onGenerate?: (() => void) | undefined;
  /** A choice for the first plan, such as its first day, shown above the button. */
  children?: ReactNode;
  /** Another way to the first plan, beside the button. */
  secondary?: ReactNode;
  /** The button is busy. */
  pending?: boolean | undefined;
  /** The heading level of 'No Meal Plan Yet'. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PlanStatusLabels> | undefined;
}

/** Takes the place of a plan: an invitation to generate one, or a message that one is being generated. */
export const PlanStatus = forwardRef<HTMLDivElement, PlanStatusProps>(function PlanStatus(
  {
    status,
    seconds,
    before = null,
    onGenerate,
    pending = false,
    headingLevel = 2,
    labels,
    children,
    secondary,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'plan-status');
  const isGenerating = status === 'generating';
  const isThere = useIsThere();
  const root = useRef<HTMLDivElement>(null);

  return (
    <div
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      {...rest}
      data-slot="plan-status"
      data-status={status}
      className={classNames(styles.root, className)}
    >
      <div
        data-slot={isGenerating ? 'plan-status-generating' : undefined}
        className={isGenerating ? styles.generating : undefined}
      >
        {isGenerating ? (
          <div aria-hidden="true">
            <Spinner size="large" label="" />
          </div>
        ) : null}
        {/* Only what changes is announced: how many weeks come first, not all again. */}
        <div role="status" aria-atomic="false" className={styles.said}>
          {isGenerating && isThere ? (
            <>
              <p className={styles.title}>{words.creating}</p>
              <p className={styles.text}>{words.wait}</p>
              {before === null ? null : (
                <p data-slot="plan-status-before" className={styles.text}>
                  {words.before(before)}
                </p>
              )}
            </>
          ) : null}
        </div>
        {isGenerating ? (
          <PlanProgress label={words.progress} seconds={seconds} elapsed={words.elapsed} />
        ) : null}
      </div>
      {status === 'empty' ? (
        <EmptyState
          picture={<EmptyWeek />}
          title={words.emptyTitle}
          text={words.emptyText}
          headingLevel={headingLevel}
          action={
            onGenerate ? (
              <div className={styles.action}>
                {children}
                <GeneratePlanButton pending={pending} onClick={() => onGenerate()} labels={labels} />
                {secondary}
              </div>
            ) : undefined
          }
        />
      ) : null}
      {/* The pressed button disappears with the invitation. */}
      <KeepFocus target={root} />
    </div>
  );
});

/** Whether the page has it yet: a region that comes together with its text is announced by few screen readers. */
function useIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the point: the region must come before its text
  useEffect(() => setThere(true), []);
  return isThere;
}
