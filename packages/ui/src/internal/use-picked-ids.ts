'use client';
import { useCallback, useMemo } from 'react';
import { useControllable, type Controllable } from './use-controllable.ts';

/**
 * Which items of a list are picked, controlled or not.
 *
 * @returns their ids, also of items that are gone; a stable function that picks or drops one, so that only its row is
 *   rendered; and one that replaces all
 */
export function usePickedIds<Id>(options: Controllable<readonly Id[]>) {
  const [ids, setIds] = useControllable(options);
  const picked: ReadonlySet<Id> = useMemo(() => new Set(ids), [ids]);
  const pick = useCallback(
    (isPicked: boolean, id: Id) =>
      setIds((before) => (isPicked ? [...before, id] : before.filter((other) => other !== id))),
    [setIds],
  );
  return [picked, pick, setIds] as const;
}
