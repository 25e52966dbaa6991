import { unwrap } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { changePlan, usePlanChanges } from '../plan/current/plan.change.ts';
import { keyOf } from '../platform/queries/idempotency-key.ts';
import { client } from '../platform/session/client.ts';
import { checkedShoppingAtom, checkShoppingAtom } from './checked-shopping.atom.ts';
import { checkedOf } from './checked.ts';
import { frozenWords } from './frozen-words.ts';
import { withdrawOffers } from './later-offers.ts';
import type { BoughtItem } from './waiting-purchases.ts';

export interface Bought {
  planId: string;
  /** What was bought, and under which ids it was checked. */
  items: readonly BoughtItem[];
  checkedIds: readonly string[];
}

interface Purchase {
  planId: string;
  id: string;
  /** How many items it has. */
  count: number;
}

/** '1 item is', '2 items are'. */
export const items = (count: number, one: string, several: string): string =>
  count === 1 ? `1 item ${one}` : `${count} items ${several}`;

/** Takes checks away: those things are no longer in the basket. */
export function uncheck(planId: string, ids: readonly string[]): void {
  const store = getDefaultStore();
  const left = checkedOf(store.get(checkedShoppingAtom), planId).filter((id) => !ids.includes(id));
  store.set(checkShoppingAtom, planId, left);
}

/** Puts checks back, beside those that there are by now. */
export function checkAgain(planId: string, ids: readonly string[]): void {
  const store = getDefaultStore();
  const checked = checkedOf(store.get(checkedShoppingAtom), planId);
  store.set(checkShoppingAtom, planId, [...new Set([...checked, ...ids])]);
}

/** Sends a purchase under a key, and answers the plan as it then is. It was bought today unless said. */
export const sendPurchase = (
  { planId, items: all }: Pick<Bought, 'planId' | 'items'>,
  key: string,
  boughtOn?: string,
): Promise<MealPlan> =>
  unwrap(
    client.POST('/meal-plans/current/purchases', {
      body: {
        plan_id: planId,
        items: all.map(({ name: _name, ...item }) => item),
        ...(boughtOn !== undefined && { bought_on: boughtOn }),
      },
      headers: { 'Idempotency-Key': key },
    }),
  );

/** Takes a purchase back under a key, and answers the plan as it then is. */
export const sendUndo = ({ planId, id }: Pick<Purchase, 'planId' | 'id'>, key: string): Promise<MealPlan> =>
  unwrap(
    client.DELETE('/meal-plans/current/purchases/{id}', {
      params: { path: { id }, query: { plan_id: planId } },
      headers: { 'Idempotency-Key': key },
    }),
  );

/** Says that a purchase is out of the pantry again. */
export const tellUndone = (count: number): void =>
  void toast.success(`${items(count, 'is', 'are')} back on your shopping list.`);

/** Says that a purchase is in the pantry, and what of it is in the freezer, and offers to take it back. */
export function tellBought(
  queryClient: QueryClient,
  { id: planId, purchases }: MealPlan,
  count: number,
): void {
  const purchase = purchases.at(-1);
  const id = purchase?.id;
  toast.success(
    [`${items(count, 'is', 'are')} in your pantry.`, ...frozenWords(purchase?.items ?? [])].join(' '),
    id === undefined
      ? undefined
      : { label: 'Undo', run: () => void undoPurchase(queryClient, { planId, id, count }) },
  );
}

/** What a purchase that is on its way is called among the changes of the plan. */
const BUY = 'buy';

/** The key that a purchase was sent under when nobody knows whether it has arrived; null when it was not sent. */
export const sentKey = (queryClient: QueryClient, variables: Bought): string | null =>
  keyOf(queryClient, 'plan', { kind: BUY, variables });

/**
 * Puts what was bought into the pantry, and takes its checks away. A message offers to take that back; `tell` says what
 * went wrong.
 */
export const buyItems = (
  queryClient: QueryClient,
  bought: Bought,
  tell: (sentence: string, error: Error) => void = (sentence) => void toast.failure(sentence),
): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: BUY,
      send: (variables, key) => sendPurchase(variables, key),
      changesPantry: true,
      done: (plan, { planId, checkedIds }) => {
        uncheck(planId, checkedIds);
        withdrawOffers({ planId, checkedIds });
        tellBought(queryClient, plan, checkedIds.length);
      },
      failure: 'What you bought could not be added to your pantry. Please try again.',
      tell,
    },
    bought,
  );

/** What to say when a purchase could not be taken back and the server has said nothing. */
export const NOT_UNDONE = 'The purchase could not be undone. Please try again.';

/** Takes a purchase out of the pantry again, and puts its items back on the list. */
export const undoPurchase = (queryClient: QueryClient, purchase: Purchase): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'undo-purchase',
      send: sendUndo,
      changesPantry: true,
      done: (_plan, { count }) => tellUndone(count),
      failure: NOT_UNDONE,
      tell: (sentence) => void toast.failure(sentence),
    },
    purchase,
  );

/** Whether something is on its way into the pantry. */
export const useIsBuying = (): boolean => usePlanChanges(BUY).length > 0;

/** The purchase that is being taken back. */
export const useUndonePurchase = (): string | null =>
  usePlanChanges<Purchase>('undo-purchase').at(-1)?.id ?? null;
