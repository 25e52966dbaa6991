import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { drawInTurn, drawnBefore, keyOf } from './draw-in-turn.ts';
import { savesData } from './saves-data.ts';
import type { TablePictureOrder } from './types.ts';

interface Drawn {
  key: string;
  /** Null if there is none. */
  src: string | null;
}

const never = () => () => {};

/** The URL of the drawn order; null if there is no picture, undefined as long as it is not drawn. */
export function useDrawn(order: TablePictureOrder, isNear: boolean): string | null | undefined {
  const key = keyOf(order);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  // A server has drawn nothing, so neither has the page while it hydrates.
  const before = useSyncExternalStore(
    never,
    () => drawnBefore(key),
    () => undefined,
  );
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  });
  const isEmpty = order.ingredients.length === 0 && !order.dish && !order.kind;
  useEffect(() => {
    if (!isNear || isEmpty) return undefined;
    let isWanted = true;
    const show = (src: string | null) => {
      if (isWanted) setDrawn({ key, src });
    };
    if (savesData()) show(null);
    // Without the kit, such as offline, the plate stays empty.
    else void drawInTurn(key, latest.current, () => isWanted).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [key, isNear, isEmpty]);
  if (isEmpty) return null;
  return drawn?.key === key ? drawn.src : before;
}
