'use client';
import { useCallback, useMemo } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import type { ShoppingItem } from './shopping-item.ts';

interface BasketProps {
  checkedIds: readonly ItemId[] | undefined;
  defaultCheckedIds: readonly ItemId[];
  onCheckedIdsChange: ((ids: readonly ItemId[]) => void) | undefined;
}

const NONE: readonly ItemId[] = [];

/** Which items are checked, controlled or not. Ids of items that are gone stay checked, and are not `bought`. */
export function useBasket(
  items: readonly ShoppingItem[],
  { checkedIds, defaultCheckedIds, onCheckedIdsChange }: BasketProps,
) {
  const [ids, setIds] = useControllable<readonly ItemId[]>({
    value: checkedIds,
    defaultValue: defaultCheckedIds,
    onChange: onCheckedIdsChange,
  });
  const checked: ReadonlySet<ItemId> = useMemo(() => new Set(ids), [ids]);
  const check = useCallback(
    (isChecked: boolean, id: ItemId) =>
      setIds((before) => (isChecked ? [...before, id] : before.filter((other) => other !== id))),
    [setIds],
  );
  return {
    checked,
    /** Ids of the checked items, in the order of the items. */
    bought: items.map(({ id }) => id).filter((id) => checked.has(id)),
    check,
    checkAll: () => setIds(items.map(({ id }) => id)),
    clear: () => setIds(NONE),
  };
}
