import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { checkedShoppingAtom } from '../atoms/checked-shopping.ts';
import { client } from '../session/client.ts';
import { changePlan, usePlanChanges } from './plan-change.ts';

interface Bought {
  planId: string;
  /** What was bought, and under which ids it was checked. */
  items: components['schemas']['PurchaseInput']['items'];
  checkedIds: readonly string[];
}

interface Purchase {
  planId: string;
  id: string;
  /** How many items it has. */
  count: number;
}

const items = (count: number, one: string, several: string) =>
  count === 1 ? `1 item ${one}` : `${count} items ${several}`;

/** Puts what was bought into the pantry, and takes its checks away. A message offers to take that back. */
export const buyItems = (queryClient: QueryClient, bought: Bought): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'buy',
      send: ({ planId, items: all }, key) =>
        unwrap(
          client.POST('/meal-plans/current/purchases', {
            body: { plan_id: planId, items: all },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: true,
      done: ({ id: planId, purchases }, { checkedIds }) => {
        const store = getDefaultStore();
        const left = store.get(checkedShoppingAtom).filter((id) => !checkedIds.includes(id));
        store.set(checkedShoppingAtom, left);
        const count = checkedIds.length;
        const id = purchases.at(-1)?.id;
        toast.success(
          `${items(count, 'is', 'are')} in your pantry.`,
          id === undefined
            ? undefined
            : { label: 'Undo', run: () => void undoPurchase(queryClient, { planId, id, count }) },
        );
      },
      failure: 'What you bought could not be put in your pantry. Please try again.',
      tell: toast.failure,
    },
    bought,
  );

/** Takes a purchase out of the pantry again, and puts its items back on the list. */
export const undoPurchase = (queryClient: QueryClient, purchase: Purchase): Promise<boolean> =>
  changePlan(
    queryClient,
    {
      kind: 'undo-purchase',
      send: ({ planId, id }, key) =>
        unwrap(
          client.DELETE('/meal-plans/current/purchases/{id}', {
            params: { path: { id }, query: { plan_id: planId } },
            headers: { 'Idempotency-Key': key },
          }),
        ),
      changesPantry: true,
      done: (_plan, { count }) => toast.success(`${items(count, 'is', 'are')} back on your shopping list.`),
      failure: 'The purchase could not be taken back. Please try again.',
      tell: toast.failure,
    },
    purchase,
  );

/** Whether something is on its way into the pantry. */
export const useIsBuying = (): boolean => usePlanChanges('buy').length > 0;

/** The purchase that is being taken back. */
export const useUndonePurchase = (): string | null =>
  usePlanChanges<Purchase>('undo-purchase').at(-1)?.id ?? null;
