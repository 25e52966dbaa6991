'use client';
import { localDay } from '@larder/domain';
import { Pencil, Trash2 } from 'lucide-react';
import {
  forwardRef,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { intoColumns } from '../../internal/into-columns.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { compareExpiry, groupByExpiry } from './group-by-expiry.ts';
import { groupByLetter } from './group-by-letter.ts';
import type { PantryIndexItem } from './pantry-index-item.ts';
import { PantryIndexLine } from './pantry-index-line.tsx';
import { noteWriter } from './pantry-index-note.ts';
import { PantryIndexSection } from './pantry-index-section.tsx';
import { LABELS, type PantryIndexLabels } from './pantry-index-words.ts';
import styles from './pantry-index.module.css';

/** Props of {@link PantryIndex}; every attribute of a `div` goes on the root. */
export interface PantryIndexProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** In any order. */
  items: readonly PantryIndexItem[];
  /** Called with the id of the item to edit. */
  onEdit: (id: string) => void;
  /** Called with the id of the item to delete. */
  onDelete: (id: string) => void;
  /** By name under letters, or by what expires first. */
  sort?: 'name' | 'expiry' | undefined;
  /** From which day 'in 2 days' counts, as '2026-11-23'; the day where the code runs unless told. */
  today?: string | undefined;
  /** The ids that are on their way out: their buttons wait. */
  pendingIds?: readonly string[] | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<PantryIndexLabels> | undefined;
}

const NONE: readonly string[] = [];
/** What a letter takes of a column beside its entries, in rows. */
const HEADING_ROWS = 1.5;
const rowsOf = (section: Section) => section.entries.length + HEADING_ROWS;

interface Section {
  title: string;
  entries: readonly PantryIndexItem[];
}

/**
 * The pantry, set like the index of a cookbook: letters, dotted leaders, two columns where there is room; or by what
 * expires first. Batches of one thing stand under each other, the nearest date first. Plain elements, icons drawn once,
 * and sections beyond the screen laid out when they come near: a thousand rows appear at once. After a deletion the
 * focus goes to the row that took its place.
 */
export const PantryIndex = forwardRef<HTMLDivElement, PantryIndexProps>(function PantryIndex(
  { items, sort = 'name', today: given, onEdit, onDelete, pendingIds = NONE, labels, className, ...rest },
  ref,
) {
  const format = useLocale();
  const words = useWords(LABELS, labels);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const deleted = useRef<{ id: string; index: number } | null>(null);
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

  // Rows keep these two for life, so that a thousand of them are not drawn again for a new callback.
  const act = useRef({ onEdit, onDelete });
  useLayoutEffect(() => {
    act.current = { onEdit, onDelete };
  });
  const editItem = useCallback((itemId: string) => act.current.onEdit(itemId), []);
  const deleteItem = useCallback((itemId: string, button: Element) => {
    const all = [...(root.current?.querySelectorAll("button[data-act='delete']") ?? [])];
    deleted.current = { id: itemId, index: all.indexOf(button) };
    act.current.onDelete(itemId);
  }, []);

  useLayoutEffect(() => {
    const gone = deleted.current;
    if (!gone || items.some((item) => item.id === gone.id)) return;
    deleted.current = null;
    if (document.activeElement !== document.body) return;
    const buttons = root.current?.querySelectorAll<HTMLButtonElement>("button[data-act='delete']");
    (buttons?.[Math.min(gone.index, buttons.length - 1)] ?? root.current)?.focus();
  }, [items]);

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
                // Two batches of one thing are told apart by what is said of them.
                const isOneOfSeveral = isBatch || entries[place + 1]?.name === item.name;
                const named = isOneOfSeveral && text ? `${item.name}, ${text}` : item.name;
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
