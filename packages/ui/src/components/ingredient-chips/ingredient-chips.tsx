'use client';
import { localDay } from '@larder/domain';
import { Trash2 } from 'lucide-react';
import {
  Fragment,
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
import { levelBelow, type HeadingLevel } from '../../internal/conventions.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import chip from '../../internal/item-chip/item-chip.module.css';
import { useFocusAfterRemoval } from '../../internal/item-chip/use-focus-after-removal.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { IngredientChip, type IngredientChipProps } from './ingredient-chip.tsx';
import type { IngredientChipsItem } from './ingredient-chips-item.ts';
import { LABELS, type IngredientChipsLabels } from './ingredient-chips-words.ts';
import styles from './ingredient-chips.module.css';

/** Props of {@link IngredientChips}; other `section` attributes go to the root. */
export interface IngredientChipsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** In display order. */
  items: readonly IngredientChipsItem[];
  /** Called with the id of the ingredient to remove. */
  onRemove: (id: ItemId) => void;
  /** Called when 'Clear All' is pressed; confirm before clearing. Without it, there is no such button. */
  onClear?: (() => void) | undefined;
  /** Ids being removed. */
  pendingIds?: readonly ItemId[] | undefined;
  /** Renders an item with more in its chip: `(chip) => <IngredientChip {...chip}>…</IngredientChip>`. */
  renderItem?: ((chip: IngredientChipProps, item: IngredientChipsItem) => ReactNode) | undefined;
  /** Drawings of what could be here, shown while the list is empty. */
  emptyGlyphs?: ReactNode | undefined;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<IngredientChipsLabels> | undefined;
}

const NONE: readonly ItemId[] = [];
const renderChip = (row: IngredientChipProps) => <IngredientChip {...row} />;

/**
 * The whole pantry at a glance, as removable chips. After a removal, focus moves to a neighbour, or to the
 * section if none is left.
 */
export const IngredientChips = forwardRef<HTMLElement, IngredientChipsProps>(function IngredientChips(
  {
    items,
    onRemove,
    onClear,
    pendingIds = NONE,
    renderItem = renderChip,
    emptyGlyphs,
    headingLevel = 2,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'ingredient-chips');
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
  const lots = useMemo(() => countOf(items.map(({ name }) => name)), [items]);
  const sayBatch = ({ name, batch }: IngredientChipsItem, isAmountSaid = false) => {
    if (!batch || lots.get(name) === 1) return '';
    const { expires, isGuess = false, isOpened = false, isFrozen = false, amount } = batch;
    const today = localDay();
    return words.batch({
      expires: expires ? dates.short(expires, today) : undefined,
      isOver: Boolean(expires && expires < today),
      isGuess,
      isOpened,
      isFrozen,
      ...(isAmountSaid && { amount }),
    });
  };
  const plain = items.map((item) => sayBatch(item));
  const timesSaid = countOf(items.map(({ name }, index) => `${name}, ${plain[index]}`));
  const noteOf = (item: IngredientChipsItem, index: number) =>
    timesSaid.get(`${item.name}, ${plain[index]}`) === 1 ? plain[index] : sayBatch(item, true);

  // 'Clear All' disappears with the last chip.
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
          headingLevel={levelBelow(headingLevel)}
        />
      ) : (
        <ul data-slot="ingredient-chips-list" className={chip.list}>
          {items.map((item, index) => {
            const { id, name, glyph } = item;
            const note = noteOf(item, index);
            const row = {
              'data-new': first.has(id) ? undefined : '',
              name,
              note,
              glyph,
              removeLabel: words.remove(note ? `${name}, ${note}` : name),
              pending: pending.has(id),
              onRemove: () => {
                noteRemoval(id);
                onRemove(id);
              },
            };
            return <Fragment key={id}>{renderItem(row, item)}</Fragment>;
          })}
        </ul>
      )}
    </section>
  );
});

/** How often each text occurs. */
function countOf(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
