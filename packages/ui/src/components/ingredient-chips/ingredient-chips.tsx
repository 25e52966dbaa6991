'use client';
import { localDay } from '@larder/domain';
import { Trash2 } from 'lucide-react';
import {
  forwardRef,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import chip from '../../internal/item-chip/item-chip.module.css';
import { useFocusAfterRemoval } from '../../internal/item-chip/use-focus-after-removal.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLocale, useWords, type LocaleFormat } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { IngredientChip } from './ingredient-chip.tsx';
import styles from './ingredient-chips.module.css';

/** An ingredient that one has. */
export interface IngredientChipsItem {
  id: string;
  name: string;
  /** A small picture before the name; hidden from screen readers. */
  glyph?: ReactNode;
  /** What tells it from others of the same name, and is shown beside one that is not the only one. */
  batch?: IngredientChipsBatch | undefined;
}

/** One of several lots of the same ingredient. */
export interface IngredientChipsBatch {
  /** The day as '2026-11-27'. */
  expires?: string | null | undefined;
  /** The date was estimated. */
  isGuess?: boolean | undefined;
  isOpened?: boolean | undefined;
  isFrozen?: boolean | undefined;
}

/** The words of the list. */
export interface IngredientChipsLabels {
  title: string;
  clearAll: string;
  /** What a screen reader says of a chip's cross. */
  remove: (name: string) => string;
  /** One of several of the same name; the date comes written in the locale. */
  batch: (batch: {
    expires?: string | undefined;
    /** The date has passed. */
    isOver: boolean;
    isGuess: boolean;
    isOpened: boolean;
    isFrozen: boolean;
  }) => string;
  /** Read out when something was added or removed. */
  count: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
}

const LABELS = (format: LocaleFormat): IngredientChipsLabels => ({
  title: 'My Pantry',
  clearAll: 'Clear All',
  remove: (name) => `Remove ${name}`,
  batch: ({ expires, isOver, isGuess, isOpened, isFrozen }) =>
    [
      isFrozen && 'frozen',
      isOpened && 'opened',
      expires && `${isOver ? 'expired' : 'expires'} ${expires}`,
      expires && isGuess && 'a guess',
    ]
      .filter(Boolean)
      .join(', '),
  count: (count) => `${format.count(count)} ${count === 1 ? 'ingredient' : 'ingredients'}`,
  emptyTitle: 'Your pantry is empty',
  emptyText: 'What you add shows up here.',
});

/** Props of {@link IngredientChips}; every attribute of a `section` goes on the root. */
export interface IngredientChipsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** In the order in which they are shown. */
  items: readonly IngredientChipsItem[];
  /** Called with the id of the ingredient whose cross was pressed. */
  onRemove: (id: string) => void;
  /** Called when 'Clear All' is pressed: ask before you clear. Without it there is no such button. */
  onClear?: (() => void) | undefined;
  /** The ids that are on their way out. */
  pendingIds?: readonly string[] | undefined;
  /** Small pictures of what could be here, shown while there is nothing. */
  emptyGlyphs?: ReactNode | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<IngredientChipsLabels> | undefined;
}

const NONE: readonly string[] = [];

/**
 * Everything in the pantry at a glance, as chips that can be taken away one by one. After a removal the focus goes to
 * the neighbour, and to the section when nothing is left.
 */
export const IngredientChips = forwardRef<HTMLElement, IngredientChipsProps>(function IngredientChips(
  { items, onRemove, onClear, pendingIds = NONE, emptyGlyphs, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const format = useLocale();
  const dates = dateFormat(format.dateLocale);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const [first] = useState(() => new Set(ids));
  const pending = useMemo(() => new Set(pendingIds), [pendingIds]);
  const [root, noteRemoval] = useFocusAfterRemoval<HTMLElement>(ids);
  const hasCleared = useRef(false);
  const isEmpty = items.length === 0;
  const lots = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { name } of items) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }, [items]);
  const sayBatch = ({ name, batch }: IngredientChipsItem) => {
    if (!batch || lots.get(name) === 1) return '';
    const { expires, isGuess = false, isOpened = false, isFrozen = false } = batch;
    const today = localDay();
    return words.batch({
      expires: expires ? dates.short(expires, today) : undefined,
      isOver: Boolean(expires && expires < today),
      isGuess,
      isOpened,
      isFrozen,
    });
  };

  // 'Clear All' goes away with the last chip.
  useLayoutEffect(() => {
    if (!isEmpty || !hasCleared.current) return;
    hasCleared.current = false;
    if (document.activeElement === document.body) root.current?.focus();
  }, [isEmpty, root]);

  return (
    <section
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      data-slot="ingredient-chips"
      className={classNames(styles.root, className)}
    >
      <header className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          {words.title}
        </Heading>
        <span className={styles.count} data-slot="ingredient-chips-count" aria-hidden="true">
          {format.count(lots.size)}
        </span>
        <VisuallyHidden role="status">{words.count(lots.size)}</VisuallyHidden>
        {onClear && !isEmpty ? (
          <Button
            variant="danger"
            className={classNames(styles.clear)}
            onClick={() => {
              hasCleared.current = true;
              onClear();
            }}
          >
            <Trash2 aria-hidden="true" />
            {words.clearAll}
          </Button>
        ) : null}
      </header>
      {isEmpty ? (
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          glyphs={emptyGlyphs}
          headingLevel={headingLevel === 1 ? 2 : 3}
        />
      ) : (
        <ul data-slot="ingredient-chips-list" className={chip.list}>
          {items.map((item) => {
            const { id, name, glyph } = item;
            const note = sayBatch(item);
            return (
              <IngredientChip
                key={id}
                data-new={first.has(id) ? undefined : ''}
                name={name}
                note={note}
                glyph={glyph}
                removeLabel={words.remove(note ? `${name}, ${note}` : name)}
                pending={pending.has(id)}
                onRemove={() => {
                  noteRemoval(id);
                  onRemove(id);
                }}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
});
