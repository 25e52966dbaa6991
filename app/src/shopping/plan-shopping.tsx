import { ShoppingList } from '@larder/ui/shopping-list';
import { lazy, Suspense, useMemo, useState, type Ref } from 'react';
import type { GivenDates } from '../pantry/proposed-dates.ts';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { toItems, toPurchases, toWaiting } from './shopping-content.ts';
import type { WaitingPurchase } from './waiting-purchases.ts';

const ExpiryList = lazy(() => import('../pantry/expiry-list.lazy.ts'));

/** What the cook can do with the shopping list of a plan, and what of that is on its way. */
export interface PlanShoppingActions {
  /** The shopping items that are in the basket. */
  checkedIds: readonly string[];
  onCheckedIdsChange: (ids: readonly string[]) => void;
  /** Called with what was checked when all of it is cleared at once. */
  onCleared: (ids: readonly string[]) => void;
  /** Puts what is left to buy on the clipboard. */
  onCopy: (text: string) => void;
  /** Puts the checked items with these ids into the pantry, some with the dates that are on them. */
  onBuy: (ids: readonly string[], dates: GivenDates) => void;
  isBuying: boolean;
  /** There is no network: what is bought now is sent later. */
  buysLater: boolean;
  /** What was bought, for this plan or the one before it, and is still to be sent, or was refused. */
  waiting: readonly WaitingPurchase[];
  /** The keys of what is being added though it was refused. */
  addedAnyway: readonly string[];
  onUndoWaiting: (key: string) => void;
  onAddAnyway: (key: string) => void;
  onDiscard: (key: string) => void;
  onUndoPurchase: (id: string) => void;
  /** The purchase that is being taken back. */
  undoingId: string | null;
}

export interface PlanShoppingProps {
  plan: MealPlan;
  shopping: PlanShoppingActions;
  /** Why no purchase can be taken back now, if so. */
  unavailable?: string | undefined;
  /** The list's element, which may be given the focus. */
  listRef?: Ref<HTMLDivElement> | undefined;
}

/** What to buy for a plan. What waits to be sent is bought: it is no longer on the list. */
export function PlanShopping({ plan, shopping, unavailable, listRef }: PlanShoppingProps) {
  const { isBuying, waiting, addedAnyway, onBuy, ...actions } = shopping;
  const [given, setGiven] = useState<GivenDates>({});
  const items = useMemo(() => toItems(plan, waiting), [plan, waiting]);
  const purchases = useMemo(() => toPurchases(plan), [plan]);
  const sentLater = useMemo(
    () => waiting.map((purchase) => toWaiting(purchase, addedAnyway)),
    [waiting, addedAnyway],
  );
  return (
    <ShoppingList
      ref={listRef}
      items={items}
      headingLevel={2}
      {...actions}
      onBuy={(ids) => onBuy(ids, given)}
      details={
        // Larder guesses when it is put away: by then it knows until when the plan needs it.
        <Suspense fallback={null}>
          <ExpiryList
            headingLevel={2}
            items={items
              .filter(({ id }) => shopping.checkedIds.includes(id))
              .map(({ id, name }) => ({ id, name, ...(given[id] !== undefined && { expires: given[id] }) }))}
            onExpiresChange={(id, day) => setGiven({ ...given, [id]: day })}
          />
        </Suspense>
      }
      buying={isBuying}
      waiting={sentLater}
      purchases={purchases}
      unavailable={unavailable}
    />
  );
}
