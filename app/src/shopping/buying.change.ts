import { unwrap } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { changePlan, usePlanChanges } from '../plan/current/plan.change.ts';
import { plural, t } from '../platform/language/t.ts';
import { keyOf } from '../platform/queries/idempotency-key.ts';
import { client } from '../platform/session/client.ts';
import { checkedShoppingAtom, checkShoppingAtom } from './checked-shopping.atom.ts';
import { checkedOf } from './checked.ts';
import { frozenWords } from './frozen-words.ts';
import { withdrawOffers } from './later-offers.ts';
import type { BoughtItem } from './waiting-purchases.ts';

export interface Bought {
  planId: string;
  /** The bought items, and the ids under which they were checked. */
  items: readonly BoughtItem[];
  checkedIds: readonly string[];
}

interface Purchase {
  planId: string;
  id: string;
  /** The number of items. */
  count: number;
}

/** Unchecks items: they are no longer in the basket. */
export function uncheck(planId: string, ids: readonly string[]): void {
  const store = getDefaultStore();
  const left = checkedOf(store.get(checkedShoppingAtom), planId).filter((id) => !ids.includes(id));
  store.set(checkShoppingAtom, planId, left);
}

/** Checks items again, in addition to those checked since. */
export function checkAgain(planId: string, ids: readonly string[]): void {
  const store = getDefaultStore();
  const checked = checkedOf(store.get(checkedShoppingAtom), planId);
  store.set(checkShoppingAtom, planId, [...new Set([...checked, ...ids])]);
}

/** Sends a purchase with an idempotency key, and returns the new plan. Bought today by default. */
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

/** Undoes a purchase with an idempotency key, and returns the new plan. */
export const sendUndo = ({ planId, id }: Pick<Purchase, 'planId' | 'id'>, key: string): Promise<MealPlan> =>
  unwrap(
    client.DELETE('/meal-plans/current/purchases/{id}', {
      params: { path: { id }, query: { plan_id: planId } },
      headers: { 'Idempotency-Key': key },
    }),
  );

/** Confirms that a purchase was taken out of the pantry. */
export const tellUndone = (count: number): void =>
  void toast.success(
    plural(count, {
      one: '1 item is back on your shopping list.',
      other: '{count} items are back on your shopping list.',
    }),
  );

/** Says that so many items are in the pantry. */
export const inYourPantry = (count: number): string =>
  plural(count, {
    one: '1 item is in your pantry.',
    other: '{count} items are in your pantry.',
  });

/** Confirms that a purchase is in the pantry, and how much of it in the freezer, and offers Undo. */
export function tellBought(
  queryClient: QueryClient,
  { id: planId, purchases }: MealPlan,
  count: number,
): void {
  const purchase = purchases.at(-1);
  const id = purchase?.id;
  toast.success(
    [inYourPantry(count), ...frozenWords(purchase?.items ?? [])].join(' '),
    id === undefined
      ? undefined
      : { label: t('Undo'), run: () => void undoPurchase(queryClient, { planId, id, count }) },
  );
}

/** Key of purchases among plan changes. */
const BUY = 'buy';

/** The key of a purchase whose outcome is unknown; null if it was not sent. */
export const sentKey = (queryClient: QueryClient, variables: Bought): string | null =>
  keyOf(queryClient, 'plan', { kind: BUY, variables });

/** Adds a purchase to the pantry and unchecks its items. A message offers Undo; `tell` reports errors. */
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
      failure: t('What you bought could not be added to your pantry. Please try again.'),
      tell,
    },
    bought,
  );

/** Error message if undoing failed and the server gives none. */
export const notUndone = (): string => t('The purchase could not be undone. Please try again.');

/** Takes a purchase out of the pantry and puts its items back on the list. */
export const undoPurchase = (queryClient: QueryClient, purchase: Purchase): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'undo-purchase',
      send: sendUndo,
      changesPantry: true,
      done: (_plan, { count }) => tellUndone(count),
      failure: notUndone(),
      tell: (sentence) => void toast.failure(sentence),
    },
    purchase,
  );

/** Whether a purchase is being added to the pantry. */
export const useIsBuying = (): boolean => usePlanChanges(BUY).length > 0;

/** The purchase being undone. */
export const useUndonePurchase = (): string | null =>
  usePlanChanges<Purchase>('undo-purchase').at(-1)?.id ?? null;
