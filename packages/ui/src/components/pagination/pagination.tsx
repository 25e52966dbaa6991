'use client';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { forwardRef, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { pageCount, pageRange } from '../../internal/page-range.ts';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './pagination.module.css';

/** Text labels of the pagination. */
export interface PaginationLabels {
  /** Accessible name of the pagination. */
  title: string;
  previous: string;
  next: string;
  page: (page: number, pages: number) => string;
  showing: (first: number, last: number, total: number) => string;
}

const LABELS = (format: LocaleFormat): PaginationLabels => ({
  title: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page, pages) => `Page ${format.count(page)} of ${format.count(pages)}`,
  showing: (first, last, total) =>
    `Showing ${format.count(first)} - ${format.count(last)} of ${format.count(total)} recipes`,
});

/** Props of {@link Pagination}; other `nav` attributes go to the root. */
export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The current page, starting at 1. */
  page: number;
  /** How many results a page has. */
  pageSize?: number | undefined;
  /** The total number of results. */
  total: number;
  /** Called with the requested page. */
  onPageChange: (page: number) => void;
  /** A page is loading: both buttons keep focus and ignore presses. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PaginationLabels> | undefined;
}

/** Previous and Next, the current page, and the range of results. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageSize = 20, total, onPageChange, pending = false, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'pagination');
  const pages = pageCount(pageSize, total);
  const { first, last } = pageRange(page, pageSize, total);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ direction: 'previous' | 'next'; from: number } | null>(null);

  // A disabled button loses focus, so on the first and last page move it to the neighbour.
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.from === page) return;
    const { direction } = pressed.current;
    const wanted = direction === 'previous' ? previous.current : next.current;
    const other = direction === 'previous' ? next.current : previous.current;
    pressed.current = null;
    const lost = document.activeElement === document.body || document.activeElement === wanted;
    if (lost) (wanted?.disabled ? other : wanted)?.focus();
  }, [page]);

  function go(direction: 'previous' | 'next') {
    pressed.current = { direction, from: page };
    onPageChange(direction === 'next' ? page + 1 : page - 1);
  }

  return (
    <nav
      ref={ref}
      aria-label={words.title}
      {...rest}
      data-slot="pagination"
      className={classNames(styles.root, className)}
    >
      <p data-slot="pagination-showing" className="ld-part">
        {words.showing(first, last, total)}
      </p>
      <div className={styles.buttons}>
        <Button
          ref={previous}
          variant="secondary"
          size="small"
          disabled={page <= 1}
          pending={pending}
          onClick={() => go('previous')}
        >
          <ArrowLeft className={styles.arrow} aria-hidden="true" />
          {words.previous}
        </Button>
        <span data-slot="pagination-page" className={styles.page} aria-current="page">
          {words.page(page, pages)}
        </span>
        <Button
          ref={next}
          variant="secondary"
          size="small"
          disabled={page >= pages}
          pending={pending}
          onClick={() => go('next')}
        >
          {words.next}
          <ArrowRight className={styles.arrow} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
});
