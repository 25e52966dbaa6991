'use client';
import { forwardRef, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { EmptyWeek } from './empty-week.tsx';
import { GeneratePlanButton, type GeneratePlanButtonLabels } from './generate-plan-button.tsx';
import { PlanProgress } from './plan-progress.tsx';
import styles from './plan-status.module.css';

/** The words of a page without a plan. */
export interface PlanStatusLabels extends GeneratePlanButtonLabels {
  creating: string;
  wait: string;
  /** What the moving bar stands for, for screen readers. */
  progress: string;
  /** How long it has taken so far, from 2 seconds. */
  elapsed: (seconds: number) => string;
  emptyTitle: string;
  emptyText: string;
}

const LABELS = (format: LocaleFormat): Omit<PlanStatusLabels, keyof GeneratePlanButtonLabels> => ({
  creating: 'Creating your personalized meal plan...',
  wait: 'This may take a few seconds while we find the best recipes for you',
  progress: 'Finding the best week',
  elapsed: (seconds) => `${format.count(seconds)} ${seconds === 1 ? 'second' : 'seconds'} so far`,
  emptyTitle: 'No Meal Plan Yet',
  emptyText: 'A week of meals from what is in your pantry, with a short list of what to buy.',
});

/** Props of {@link PlanStatus}; every attribute of a `div` goes on the root. */
export interface PlanStatusProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** `empty` before the first plan, `generating` while one is on its way. */
  status: 'empty' | 'generating';
  /** How long it has been generating, told from 2 seconds on. */
  seconds?: number | undefined;
  /** Called when a plan is asked for. No button when absent: it stands elsewhere on the page. */
  onGenerate?: (() => void) | undefined;
  /** The button waits. */
  pending?: boolean | undefined;
  /** The level of 'No Meal Plan Yet' in the page's outline. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<PlanStatusLabels> | undefined;
}

/** What stands in the place of a plan: an invitation to make one, or word that it is being made. */
export const PlanStatus = forwardRef<HTMLDivElement, PlanStatusProps>(function PlanStatus(
  { status, seconds, onGenerate, pending = false, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const isGenerating = status === 'generating';
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(status);

  // The button that was pressed goes with the invitation: the focus stays at this place in the page.
  useLayoutEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (document.activeElement === document.body) root.current?.focus();
  }, [status]);

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
        <div role="status" className={styles.said}>
          {isGenerating ? (
            <>
              <p className={styles.title}>{words.creating}</p>
              <p className={styles.text}>{words.wait}</p>
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
              <GeneratePlanButton pending={pending} onClick={() => onGenerate()} labels={labels} />
            ) : undefined
          }
        />
      ) : null}
    </div>
  );
});
