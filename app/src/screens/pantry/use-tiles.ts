import { useEffect, useRef, useState } from 'react';
import { usualItem } from '../../pantry/sensible-items.ts';
import type { BookIngredient } from '../../queries/pantry-items.ts';
import { useAddPantryItems, type BulkItem } from '../../queries/pantry-mutations.ts';
import type { PantryItem } from '../../queries/pantry.ts';

/** How long a tap waits for the next one, so that many go in one call, in milliseconds. */
const WAIT = 600;

interface TilesOptions {
  book: readonly BookIngredient[];
  items: readonly PantryItem[];
  /** Items on their way out. */
  deletingIds: readonly string[];
  onDelete: (id: string) => void;
}

/**
 * What is tapped in and out. A tile shows at once what was tapped; what is tapped quickly one after the other is added in
 * one call, and a failure, which is told, takes it back.
 */
export function useTiles({ book, items, deletingIds, onDelete }: TilesOptions) {
  const { mutateAsync } = useAddPantryItems('Failed to add ingredients');
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const waiting = useRef<BookIngredient[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = () => {
    clearTimeout(timer.current);
    const sent = waiting.current;
    waiting.current = [];
    if (sent.length === 0) return;
    const ids = new Set(sent.map(({ id }) => id));
    // By now the pantry says what is in; or it was not added, and that was told. Each call has its own answer, also when
    // the next one is on its way already.
    const done = () => setTapped((before) => before.filter((id) => !ids.has(id)));
    mutateAsync(sent.map((entry): BulkItem => usualItem(entry))).then(done, done);
  };
  const sendLast = useRef(send);
  useEffect(() => {
    sendLast.current = send;
  });
  // What was tapped last is sent also when the screen is left.
  useEffect(() => () => sendLast.current(), []);

  const there = items.filter(({ id }) => !deletingIds.includes(id)).map(({ ingredient_id }) => ingredient_id);

  function toggle(id: number, isIn: boolean) {
    const entry = book.find((one) => one.id === id);
    if (!entry) return;
    if (isIn) {
      waiting.current = [...waiting.current, entry];
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
    for (const item of items) if (item.ingredient_id === id) onDelete(item.id);
  }

  return { inIds: [...new Set([...there, ...tapped])], toggle };
}
