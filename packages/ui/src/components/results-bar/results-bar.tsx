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

/** Text labels of the bar. */
export interface ResultsBarLabels {
  showing: (first: number, last: number, total: number) => string;
  loading: string;
  /** Announced if there are no results. */
  none: string;
  refresh: string;
  /** Replaces `refresh` if there is little room. It must be part of it. */
  refreshShort: string;
  /** The number of hidden results, and why. */
  hidden: (count: number, things: readonly string[]) => string;
  /** The same results are shown anyway. */
  shown: (things: readonly string[]) => string;
  show: string;
  hide: string;
}

/** All are named, however many: someone who avoids six things wants to see that none was forgotten. */
const oneOf = ({ locale }: LocaleFormat, things: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(things);

/** Results that are hidden because of their ingredients, or would be. */
export interface ResultsAvoidance {
  /** What is avoided, phrased for a sentence: 'nuts'. */
  things: readonly string[];
  /** The number of hidden results; null if they are shown anyway. */
  hidden: number | null;
  /** Called with whether to show them. */
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

/** Props of {@link ResultsBar}; other `div` attributes go to the root. */
export interface ResultsBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The current page, starting at 1. */
  page: number;
  /** How many results a page has. */
  pageSize?: number | undefined;
  /** The number of results; undefined during the first load. */
  total?: number | undefined;
  /** Results hidden because of what the cook avoids. */
  avoidance?: ResultsAvoidance | undefined;
  /** Called to recalculate the matches. Without it, as while the pantry has not changed, there is no such button. */
  onRefresh?: (() => void) | undefined;
  /** They are being recalculated: the button is busy. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ResultsBarLabels> | undefined;
}

/** The range and number of results, announced when they change, and a button that recalculates the matches. */
export const ResultsBar = forwardRef<HTMLDivElement, ResultsBarProps>(function ResultsBar(
  {
    page,
    pageSize = 20,
    total,
    avoidance,
    onRefresh,
    pending = false,
    labels,
    className,
    onFocusCapture,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'results-bar');
  const range = total === undefined ? undefined : pageRange(page, pageSize, total);
  const avoids = total !== undefined && avoidance && avoidance.hidden !== 0 ? avoidance : undefined;
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element | null>(null);
  /** The button that shows or hides results had focus and is hidden while the next results load. */
  const isToggleAway = useRef(false);

  // A button disappears once it has nothing to do; keep focus in the bar rather than at the top of the page, and
  // give it back when the button returns.
  useLayoutEffect(() => {
    if (isToggleAway.current && toggle.current && document.activeElement === root.current) {
      toggle.current.focus({ preventScroll: true });
      return;
    }
    const lost = focused.current;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    root.current?.focus({ preventScroll: true });
    isToggleAway.current = lost.classList.contains(styles.toggle ?? '');
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
        isToggleAway.current = false;
      }}
    >
      <div className={styles.words}>
        <output data-slot="results-bar-showing" className={styles.showing}>
          {/* The empty state shows visually that there are no results. */}
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
            ref={toggle}
            variant="link"
            size="small"
            className={styles.toggle}
            onClick={() => avoids.onShownChange(avoids.hidden !== null)}
          >
            {avoids.hidden === null ? words.hide : words.show}
          </Button>
        ) : null}
      </div>
      {onRefresh ? (
        <Button
          variant="secondary"
          size="small"
          pending={pending}
          onClick={onRefresh}
          aria-label={words.refresh}
        >
          <RefreshCw className={pending ? styles.turning : undefined} aria-hidden="true" />
          <span className={styles.long}>{words.refresh}</span>
          <span className={styles.short}>{words.refreshShort}</span>
        </Button>
      ) : null}
    </div>
  );
});
