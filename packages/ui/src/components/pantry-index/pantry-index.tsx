'use client';
import { localDay } from '@larder/domain';
import { Pencil, Trash2 } from 'lucide-react';
import {
  Fragment,
  forwardRef,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { intoColumns } from '../../internal/into-columns.ts';
import { useFocusAfterRemoval } from '../../internal/item-chip/use-focus-after-removal.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { compareExpiry, groupByExpiry } from './group-by-expiry.ts';
import { groupByLetter } from './group-by-letter.ts';
import type { PantryIndexItem } from './pantry-index-item.ts';
import type { PantryIndexEntryProps } from './pantry-index-entry.tsx';
import { PantryIndexLine } from './pantry-index-line.tsx';
import { noteWriter } from './pantry-index-note.ts';
import { PantryIndexSection } from './pantry-index-section.tsx';
import { LABELS, type PantryIndexLabels } from './pantry-index-words.ts';
import styles from './pantry-index.module.css';

/** Props of {@link PantryIndex}; other `div` attributes go to the root. */
export interface PantryIndexProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** In any order. */
  items: readonly PantryIndexItem[];
  /** Called with the id of the item to edit. */
  onEdit: (id: ItemId) => void;
  /** Called with the id of the item to delete. */
  onDelete: (id: ItemId) => void;
  /** Alphabetically by letter, or by expiry date. */
  sort?: 'name' | 'expiry' | undefined;
  /** The day that relative dates start from, as '2026-11-23'; defaults to the local date. */
  today?: string | undefined;
  /** Ids being deleted: their buttons are busy. */
  pendingIds?: readonly ItemId[] | undefined;
  /** Renders an item with more in its entry: `(entry) => <PantryIndexEntry {...entry}>…</PantryIndexEntry>`. */
  renderItem?: ((entry: PantryIndexEntryProps, item: PantryIndexItem) => ReactNode) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PantryIndexLabels> | undefined;
}

const NONE: readonly ItemId[] = [];
/** Height of a letter heading, in rows. */
const HEADING_ROWS = 1.5;
const rowsOf = (section: Section) => section.entries.length + HEADING_ROWS;

interface Section {
  title: string;
  entries: readonly PantryIndexItem[];
}

/**
 * The pantry, set like a cookbook index with letters, dotted leaders and up to two columns, or sorted by
 * expiry date. Batches of an item are grouped, earliest date first. It uses plain elements, icons rendered
 * once, and content-visibility for off-screen sections, so a thousand rows render instantly. After a
 * deletion, focus moves to the row that takes its place.
 */
export const PantryIndex = forwardRef<HTMLDivElement, PantryIndexProps>(function PantryIndex(
  {
    items,
    sort = 'name',
    today: given,
    onEdit,
    onDelete,
    pendingIds = NONE,
    renderItem,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const format = useLocale();
  const words = useWords(LABELS, labels, 'pantry-index');
  const id = useId();
  const today = given ?? localDay();
  const columns = useMemo(() => {
    const sections: Section[] =
      sort === 'name'
        ? groupByLetter(items, format.compare, compareExpiry).map(({ letter, entries }) => ({
            title: letter,
            entries,
          }))
        : groupByExpiry(items, today, format.compare).map(({ name, entries }) => ({
            title: words.groups[name],
            entries,
          }));
    return intoColumns(sections, rowsOf);
  }, [items, format, sort, today, words]);
  const noteOf = noteWriter(words, format.dateLocale, today, sort === 'expiry');
  const pending = useMemo(() => new Set(pendingIds), [pendingIds]);

  // Stable callbacks, so a thousand rows do not re-render when the props change.
  const act = useRef({ onEdit, onDelete });
  useLayoutEffect(() => {
    act.current = { onEdit, onDelete };
  });
  const editItem = useCallback((itemId: ItemId) => act.current.onEdit(itemId), []);
  const shownIds = useMemo(
    () => columns.flat().flatMap(({ entries }) => entries.map((entry) => entry.id)),
    [columns],
  );
  const [root, noteDeletion] = useFocusAfterRemoval<HTMLDivElement>(shownIds);
  const deleteItem = useCallback(
    (itemId: ItemId) => {
      noteDeletion(itemId);
      act.current.onDelete(itemId);
    },
    [noteDeletion],
  );

  return (
    <div
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      {...rest}
      data-slot="pantry-index"
      className={classNames(styles.root, className)}
    >
      <svg className={styles.sprite} aria-hidden="true">
        <symbol id={`${id}edit`} viewBox="0 0 24 24">
          <Pencil />
        </symbol>
        <symbol id={`${id}delete`} viewBox="0 0 24 24">
          <Trash2 />
        </symbol>
      </svg>
      {columns.map((sections, column) => (
        <div key={column === 0 ? 'first' : 'second'} className={styles.column}>
          {sections.map(({ title, entries }) => (
            <PantryIndexSection key={title} title={title} count={entries.length}>
              {entries.map((item, place) => {
                const { text, tone } = noteOf(item);
                const isBatch = sort === 'name' && entries[place - 1]?.name === item.name;
                // Notes distinguish batches of an item.
                const isOneOfSeveral = isBatch || entries[place + 1]?.name === item.name;
                const named = isOneOfSeveral && text ? `${item.name}, ${text}` : item.name;
                if (renderItem) {
                  const { id: itemId, name, quantity, unit, expires, isGuess, storage, isOpened } = item;
                  // Not the whole item: whatever else a consumer keeps in it would become attributes.
                  const entry = {
                    name,
                    quantity,
                    unit,
                    expires,
                    isGuess,
                    storage,
                    isOpened,
                    sort,
                    today,
                    isBatch,
                    subject: named,
                    pending: pending.has(itemId),
                    onEdit: () => editItem(itemId),
                    onDelete: () => deleteItem(itemId),
                    labels,
                  };
                  return <Fragment key={itemId}>{renderItem(entry, item)}</Fragment>;
                }
                return (
                  <PantryIndexLine
                    key={item.id}
                    item={item.id}
                    name={item.name}
                    note={text}
                    noteTone={tone}
                    isBatch={isBatch}
                    amount={item.quantity === null ? null : format.quantity(item.quantity)}
                    unit={item.quantity === null ? words.some : words.unit(item.unit, item.quantity)}
                    isPending={pending.has(item.id)}
                    editLabel={words.edit(named)}
                    deleteLabel={words.delete(named)}
                    sprite={id}
                    onEdit={editItem}
                    onDelete={deleteItem}
                  />
                );
              })}
            </PantryIndexSection>
          ))}
        </div>
      ))}
    </div>
  );
});
