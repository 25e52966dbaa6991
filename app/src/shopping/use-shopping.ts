import { toast } from '@larder/ui/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import type { PlanState } from '../plan/current/use-plan.ts';
import { copyText } from '../platform/browser/copy-text.ts';
import { plural, t } from '../platform/language/t.ts';
import { followNetwork } from '../platform/offline/follow-network.ts';
import { buyLater, buyNow, takeBackWaiting } from './buy-later.change.ts';
import { checkAgain, undoPurchase, useIsBuying, useUndonePurchase, type Bought } from './buying.change.ts';
import { checkedShoppingAtom, checkShoppingAtom } from './checked-shopping.atom.ts';
import { checkedOf } from './checked.ts';
import type { PlanShoppingActions } from './plan-shopping.tsx';
import { addAnyway, discardRefused, useAddedAnyway } from './refused-purchases.change.ts';
import { shoppingId } from './shopping-id.ts';
import { waitingPurchases } from './waiting-purchases.ts';
import { shownName } from '../platform/locale/shown-name.ts';

const NONE: readonly string[] = [];

/** Shopping list actions, and which are pending. */
export function useShopping(
  state: Pick<PlanState, 'status'> | Extract<PlanState, { plan: object }>,
): PlanShoppingActions {
  const queryClient = useQueryClient();
  const plan = 'plan' in state ? state.plan : null;
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const buysLater = state.status === 'kept' || !isOnline;
  const checked = useAtomValue(checkedShoppingAtom);
  const check = useSetAtom(checkShoppingAtom);
  const waiting = useSyncExternalStore(waitingPurchases.subscribe, waitingPurchases.read);
  const addedAnyway = useAddedAnyway();
  const isBuying = useIsBuying();
  const undone = useUndonePurchase();

  const buy = (bought: Bought) => {
    if (buysLater) return buyLater(queryClient, bought);
    // The browser's online status is only a guess.
    void buyNow(queryClient, bought);
  };

  return {
    checkedIds: checkedOf(checked, plan?.id),
    onCheckedIdsChange: (ids) => plan && check(plan.id, ids),
    onCleared: (ids) => {
      if (!plan) return;
      const cleared = plural(ids.length, {
        one: '1 item is no longer checked.',
        other: '{count} items are no longer checked.',
      });
      toast.success(cleared, { label: t('Undo'), run: () => checkAgain(plan.id, ids) });
    },
    onCopy: (text) => void copy(text),
    onBuy: (ids, dates) => {
      if (!plan) return;
      const items = plan.shopping_items
        .filter((item) => ids.includes(shoppingId(item)))
        .map((item) => {
          const { ingredient_id, name } = item;
          const date = dates[shoppingId(item)];
          return {
            ingredient_id,
            name: shownName(name),
            ...broughtHome(item),
            ...(date !== undefined && { expiry_date: date }),
          };
        });
      buy({ planId: plan.id, items, checkedIds: ids });
    },
    isBuying,
    buysLater,
    waiting,
    addedAnyway,
    onUndoWaiting: (key) => takeBackWaiting(queryClient, key),
    onAddAnyway: (key) => void addAnyway(queryClient, key),
    onDiscard: (key) => discardRefused(queryClient, key),
    onUndoPurchase: (id) => {
      const purchase = plan?.purchases.find((one) => one.id === id);
      if (plan && purchase) {
        void undoPurchase(queryClient, { planId: plan.id, id, count: purchase.items.length });
      }
    },
    pendingIds: undone === null ? NONE : [undone],
  };
}

/** What is actually bought: a pack of salt, not the spoonful needed; whole packs of spaghetti. */
const broughtHome = ({
  sold_as: soldAs,
  sold_count: count = 1,
  packs,
  buy,
  unit,
}: MealPlan['shopping_items'][number]) =>
  soldAs ? { quantity: count, unit: soldAs } : { quantity: packs?.total ?? buy, unit };

async function copy(text: string): Promise<void> {
  try {
    await copyText(text);
    toast.success(t('Shopping list copied to clipboard!'));
  } catch (error) {
    console.warn('The shopping list was not copied.', error);
    toast.failure(t('The shopping list could not be copied.'));
  }
}
