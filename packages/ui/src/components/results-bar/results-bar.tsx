'use client';
import { RefreshCw } from 'lucide-react';
import { forwardRef, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { pageRange } from '../../internal/page-range.ts';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './results-bar.module.css';

/** The words of the bar. */
export interface ResultsBarLabels {
  showing: (first: number, last: number, total: number) => string;
  loading: string;
  refresh: string;
  /** In place of `refresh` where there is little room. It must be part of it. */
  refreshShort: string;
}

const LABELS = (format: LocaleFormat): ResultsBarLabels => ({
  showing: (first, last, total) =>
    `Showing ${format.count(first)} - ${format.count(last)} of ${format.count(total)} recipes`,
  loading: 'Loading recipes...',
  refresh: 'Refresh matches',
  refreshShort: 'Refresh',
});

/** Props of {@link ResultsBar}; every attribute of a `div` goes on the root. */
export interface ResultsBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The page that is shown, from 1. */
  page: number;
  pageSize?: number | undefined;
  /** How many results there are; absent while the first ones are on their way. */
  total?: number | undefined;
  /** The refresh button: there when the pantry has changed, `running` once it is pressed, else `hidden`. */
  refresh?: 'hidden' | 'ready' | 'running' | undefined;
  onRefresh?: (() => void) | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ResultsBarLabels> | undefined;
}

/** What one sees of how many, said aloud when it changes, and the button that counts the matches anew. */
export const ResultsBar = forwardRef<HTMLDivElement, ResultsBarProps>(function ResultsBar(
  { page, pageSize = 20, total, refresh = 'hidden', onRefresh, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const range = total === undefined ? undefined : pageRange(page, pageSize, total);
  const root = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(false);

  // The button goes when it has done its work; who pressed it stays here and does not land at the top of the page.
  useLayoutEffect(() => {
    const isDone = wasRunning.current && refresh === 'hidden';
    wasRunning.current = refresh === 'running';
    if (isDone && document.activeElement === document.body) root.current?.focus();
  }, [refresh]);

  return (
    <div
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      {...rest}
      data-slot="results-bar"
      className={classNames(styles.root, className)}
    >
      <output data-slot="results-bar-showing" className={styles.showing}>
        {range && total !== undefined ? words.showing(range.first, range.last, total) : words.loading}
      </output>
      {refresh === 'hidden' ? null : (
        <Button
          variant="secondary"
          size="small"
          pending={refresh === 'running'}
          onClick={onRefresh}
          aria-label={words.refresh}
        >
          <RefreshCw className={refresh === 'running' ? styles.turning : undefined} aria-hidden="true" />
          <span className={styles.long}>{words.refresh}</span>
          <span className={styles.short}>{words.refreshShort}</span>
        </Button>
      )}
    </div>
  );
});
