import type { UnitSystem } from '@larder/domain';
import { ShoppingList } from '@larder/ui/shopping-list';
import { useDeferredValue, useMemo, useState, type Ref } from 'react';
import { LaterExpiryList, useExpiryListSoon } from '../pantry/later-expiry-list.tsx';
import type { GivenDates } from '../pantry/proposed-dates.ts';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { OtherItems, withOtherItems } from './other-items.tsx';
import { toItems, toPurchases, toWaiting } from './shopping-content.ts';
import { shoppingLabels } from './shopping-labels.ts';
import type { WaitingPurchase } from './waiting-purchases.ts';

/** Shopping list actions, and which are pending. */
export interface PlanShoppingActions {
  /** Ids of the checked items. */
  checkedIds: readonly string[];
  onCheckedIdsChange: (ids: readonly string[]) => void;
  /** Called with the ids that were unchecked together. */
  onCleared: (ids: readonly string[]) => void;
  /** Copies the unchecked items to the clipboard. */
  onCopy: (text: string) => void;
  /** Adds the checked items with these ids to the pantry, with any dates set on them. */
  onBuy: (ids: readonly string[], dates: GivenDates) => void;
  isBuying: boolean;
  /** Offline: purchases are synced later. */
  buysLater: boolean;
  /** Purchases for this plan or the previous one that are not synced yet, or were rejected. */
  waiting: readonly WaitingPurchase[];
  /** Keys of rejected purchases being added anyway. */
  addedAnyway: readonly string[];
  onUndoWaiting: (key: string) => void;
  onAddAnyway: (key: string) => void;
  onDiscard: (key: string) => void;
  onUndoPurchase: (id: string) => void;
  /** The purchase being undone. */
  pendingIds: readonly string[];
}

export interface PlanShoppingProps {
  plan: MealPlan;
  shopping: PlanShoppingActions;
  /** What amounts are shown in. Packs stay what the shop sells. */
  units?: UnitSystem | undefined;
  /** Why no purchase can be undone, if so. */
  unavailable?: string | undefined;
  /** The list's element, for moving focus there. */
  listRef?: Ref<HTMLDivElement> | undefined;
}

/** A plan's shopping list. Unsynced purchases count as bought, so they are off the list. */
export function PlanShopping({
  plan,
  shopping,
  units = 'as_written',
  unavailable,
  listRef,
}: PlanShoppingProps) {
  const { isBuying, waiting, addedAnyway, onBuy, onCopy, ...actions } = shopping;
  const [given, setGiven] = useState<GivenDates>({});
  const items = useMemo(() => toItems(plan, waiting, units), [plan, waiting, units]);
  const hasOthers = Boolean(plan.other_items?.length);
  const labels = useMemo(() => shoppingLabels(units, hasOthers), [units, hasOthers]);
  const purchases = useMemo(() => toPurchases(plan), [plan]);
  const sentLater = useMemo(
    () => waiting.map((purchase) => toWaiting(purchase, addedAnyway)),
    [waiting, addedAnyway],
  );
  useExpiryListSoon(items.length > 0);
  // The tick comes first, and the dates of what is ticked a moment later.
  const dated = useDeferredValue(shopping.checkedIds);
  // Larder estimates dates on purchase, when it knows until when the plan needs each item.
  const dates = useMemo(
    () => (
      <LaterExpiryList
        headingLevel={2}
        items={items
          .filter(({ id }) => dated.includes(id))
          .map(({ id, name }) => ({
            id,
            name,
            ...(given[id] !== undefined && { expires: given[id] }),
          }))}
        onExpiresChange={(id, day) => setGiven({ ...given, [id]: day })}
      />
    ),
    [items, dated, given],
  );
  return (
    <>
      <ShoppingList
        ref={listRef}
        items={items}
        headingLevel={2}
        labels={labels}
        {...actions}
        onCopy={(text) => onCopy(withOtherItems(text, plan.other_items))}
        onBuy={(ids) => onBuy(ids, given)}
        details={dates}
        pending={isBuying}
        waiting={sentLater}
        purchases={purchases}
        unavailable={unavailable}
      />
      <OtherItems items={plan.other_items} onCopy={items.length === 0 ? onCopy : undefined} />
    </>
  );
}
