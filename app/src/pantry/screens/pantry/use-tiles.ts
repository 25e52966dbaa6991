import { useEffect, useRef, useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { askingCook, isHere } from '../../../platform/queries/change-outcome.ts';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { useAddPantryItems, type BulkItem } from '../../pantry.change.ts';
import type { PantryItem } from '../../pantry.query.ts';
import { usualItem } from '../../sensible-items.ts';

/** Debounce in milliseconds, so several taps share a request. */
const WAIT = 600;

interface TilesOptions {
  book: readonly BookIngredient[];
  items: readonly PantryItem[];
  /** Items being deleted. */
  deletingIds: readonly string[];
  onDelete: (id: string) => void;
}

/**
 * Selects and deselects tiles optimistically. Quick taps are batched into one request; a failure is reported
 * and rolled back.
 */
export function useTiles({ book, items, deletingIds, onDelete }: TilesOptions) {
  const { mutateAsync } = useAddPantryItems(t('Failed to add ingredients'), { outlivesPage: true });
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const waiting = useRef<BookIngredient[]>([]);
  /** Deselected while being added: removed once the addition completes. */
  const leaving = useRef(new Set<number>());
  /** The cook whose taps are queued. */
  const cook = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = () => {
    clearTimeout(timer.current);
    const sent = waiting.current;
    waiting.current = [];
    // Another cook may log in before the last taps are sent.
    if (sent.length === 0 || !isHere(cook.current)) return;
    const ids = new Set(sent.map(({ id }) => id));
    // The pantry now contains it, or the failure was reported. Each request has its own response, even if the
    // next is already pending.
    const done = () => {
      for (const id of ids) leaving.current.delete(id);
      setTapped((before) => before.filter((id) => !ids.has(id)));
    };
    mutateAsync(sent.map((entry): BulkItem => usualItem(entry))).then(({ pantryItems: added }) => {
      for (const item of added) if (leaving.current.has(item.ingredient_id)) onDeleteLast.current(item.id);
      done();
    }, done);
  };
  const sendLast = useRef(send);
  const onDeleteLast = useRef(onDelete);
  useEffect(() => {
    sendLast.current = send;
    onDeleteLast.current = onDelete;
  });
  // Flushes queued taps when the screen is left, the app is hidden or the page is closed or reloaded.
  useEffect(() => {
    const sendHidden = () => document.hidden && sendLast.current();
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendHidden);
      sendLast.current();
    };
  }, []);

  const there = items.filter(({ id }) => !deletingIds.includes(id)).map(({ ingredient_id }) => ingredient_id);

  function toggle(id: number, isIn: boolean) {
    const entry = book.find((one) => one.id === id);
    if (!entry) return;
    if (isIn) {
      // It was being added and deselected; selected again, it stays.
      if (leaving.current.delete(id)) return setTapped([...tapped, id]);
      waiting.current = [...waiting.current, entry];
      cook.current = askingCook();
      setTapped([...tapped, id]);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => sendLast.current(), WAIT);
      return;
    }
    if (waiting.current.some((one) => one.id === id)) {
      waiting.current = waiting.current.filter((one) => one.id !== id);
      setTapped(tapped.filter((one) => one !== id));
      return;
    }
    if (tapped.includes(id) && !there.includes(id)) {
      leaving.current.add(id);
      setTapped(tapped.filter((one) => one !== id));
      return;
    }
    for (const item of items) if (item.ingredient_id === id) onDelete(item.id);
  }

  return { inIds: [...new Set([...there, ...tapped])], toggle };
}
