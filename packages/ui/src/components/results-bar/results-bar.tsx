'use client';
import { RefreshCw } from 'lucide-react';
import { forwardRef, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { pageRange } from '../../internal/page-range.ts';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './results-bar.module.css';

/** The words of the bar. */
export interface ResultsBarLabels {
  showing: (first: number, last: number, total: number) => string;
  loading: string;
  /** What is read out where there is no result. */
  none: string;
  refresh: string;
  /** In place of `refresh` where there is little room. It must be part of it. */
  refreshShort: string;
  /** How many results are left out because of what they hold. */
  hidden: (count: number, things: readonly string[]) => string;
  /** The same ones are there all the same. */
  shown: (things: readonly string[]) => string;
  show: string;
  hide: string;
}

/** Each is named, however many: who avoids six things wants to see that none was forgotten. */
const oneOf = ({ locale }: LocaleFormat, things: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(things);

/** What is left out because of what it holds, or would be. */
export interface ResultsAvoidance {
  /** What is avoided, as it stands in a sentence: 'nuts'. */
  things: readonly string[];
  /** How many results are left out; null when they are shown all the same. */
  hidden: number | null;
  /** Called with whether they are to be shown. */
  onShownChange: (shown: boolean) => void;
}

const LABELS = (format: LocaleFormat): ResultsBarLabels => ({
  showing: (first, last, total) =>
    `Showing ${format.count(first)} - ${format.count(last)} of ${format.count(total)} recipes`,
  loading: 'Loading recipes...',
  none: 'No results',
  refresh: 'Refresh matches',
  refreshShort: 'Refresh',
  hidden: (count, things) =>
    `${format.count(count)} ${count === 1 ? 'recipe' : 'recipes'} with ${oneOf(format, things)} hidden`,
  shown: (things) => `Recipes with ${oneOf(format, things)} are shown`,
  show: 'Show them',
  hide: 'Hide them',
});

/** Props of {@link ResultsBar}; every attribute of a `div` goes on the root. */
export interface ResultsBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The page that is shown, from 1. */
  page: number;
  pageSize?: number | undefined;
  /** How many results there are; absent while the first ones are on their way. */
  total?: number | undefined;
  /** What is left out because the cook avoids it. */
  avoidance?: ResultsAvoidance | undefined;
  /** The refresh button: there when the pantry has changed, `running` once it is pressed, else `hidden`. */
  refresh?: 'hidden' | 'ready' | 'running' | undefined;
  onRefresh?: (() => void) | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ResultsBarLabels> | undefined;
}

/** What one sees of how many, said aloud when it changes, and the button that counts the matches again. */
export const ResultsBar = forwardRef<HTMLDivElement, ResultsBarProps>(function ResultsBar(
  {
    page,
    pageSize = 20,
    total,
    avoidance,
    refresh = 'hidden',
    onRefresh,
    labels,
    className,
    onFocusCapture,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels);
  const range = total === undefined ? undefined : pageRange(page, pageSize, total);
  const avoids = total !== undefined && avoidance && avoidance.hidden !== 0 ? avoidance : undefined;
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);

  // A button goes when it has nothing more to do; who pressed it stays here and does not land at the top of the page.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    root.current?.focus({ preventScroll: true });
  });

  return (
    <div
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      {...rest}
      data-slot="results-bar"
      className={classNames(styles.root, className)}
      onFocusCapture={(event) => {
        onFocusCapture?.(event);
        focused.current = event.target;
      }}
    >
      <div className={styles.words}>
        <output data-slot="results-bar-showing" className={styles.showing}>
          {/* What stands in the place of results tells the eye that there are none. */}
          {total === 0 ? (
            <VisuallyHidden>{words.none}</VisuallyHidden>
          ) : range && total !== undefined ? (
            words.showing(range.first, range.last, total)
          ) : (
            words.loading
          )}
          {avoids ? (
            <>
              {' '}
              <span data-slot="results-bar-hidden" className={styles.hidden}>
                {avoids.hidden === null
                  ? words.shown(avoids.things)
                  : words.hidden(avoids.hidden, avoids.things)}
              </span>
            </>
          ) : null}
        </output>
        {avoids ? (
          <Button
            variant="link"
            size="small"
            className={styles.toggle}
            onClick={() => avoids.onShownChange(avoids.hidden !== null)}
          >
            {avoids.hidden === null ? words.hide : words.show}
          </Button>
        ) : null}
      </div>
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
