import { ApiError, unwrap } from '@larder/client';
import { inWholeUnits, type Unit } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { waitingPurchases, type WaitingPurchase } from '../offline/waiting-purchases.ts';
import { client } from '../session/client.ts';
import { isUncertain } from '../session/uncertain.ts';
import { forgetAdditions } from './additions.ts';
import {
  buyItems,
  checkAgain,
  items,
  purchaseKey,
  sendPurchase,
  tellBought,
  uncheck,
  type Bought,
} from './buying.ts';
import { askingCook, isHere } from './change-outcome.ts';
import { forgetKeys } from './idempotency-key.ts';
import { noteOffer, withdrawOffers } from './later-offers.ts';
import { showPlan } from './meal-plan.ts';
import { notePantryUncertain } from './pantry-changes.ts';

/** The purchase that is on its way, by its key. */
let onItsWay: string | null = null;
let sending: Promise<void> | null = null;

/**
 * Keeps what was bought until it can be sent, and takes its checks away. It keeps the key under which it may have been sent
 * before, so that it counts once. A message offers to take it back.
 */
export function buyLater(
  queryClient: QueryClient,
  bought: Bought,
  key: string = purchaseKey(queryClient, bought),
): void {
  withdrawOffers(bought);
  waitingPurchases.add({ ...bought, key, boughtAt: new Date().toISOString() });
  uncheck(bought.planId, bought.checkedIds);
  toast.success(`${items(bought.items.length, 'goes', 'go')} into your pantry when you are back online.`, {
    label: 'Undo',
    run: () => takeBackWaiting(key),
  });
}

/**
 * Buys now. When it is lost on its way a message offers to send it later, under the key that it has been sent with: it
 * counts once, whenever that is pressed.
 */
export const buyNow = (queryClient: QueryClient, bought: Bought): Promise<boolean> =>
  buyItems(queryClient, bought, (sentence, error) => {
    withdrawOffers(bought);
    if (!(error instanceof ApiError) || error.status !== 0) return void toast.failure(sentence);
    const key = purchaseKey(queryClient, bought);
    const run = () => buyLater(queryClient, bought, key);
    noteOffer(toast.failure(sentence, { label: 'Send it later', run }), bought);
  });

/** Takes back what waits, unless it is on its way: it is in the basket again, as it was. */
export function takeBackWaiting(key: string): void {
  const purchase = waitingPurchases.read().find((one) => one.key === key);
  if (!purchase || onItsWay === key) return;
  waitingPurchases.remove(key);
  checkAgain(purchase.planId, purchase.checkedIds);
}

/** Sends what waits, one after the other, until nothing is left or nobody answers. Calls that come together are one. */
export function sendWaiting(queryClient: QueryClient): Promise<void> {
  sending ??= sendAll(queryClient).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(queryClient: QueryClient): Promise<void> {
  for (const purchase of waitingPurchases.read()) {
    // It may have been taken back while the one before was on its way.
    if (!waitingPurchases.read().some(({ key }) => key === purchase.key)) continue;
    onItsWay = purchase.key;
    try {
      if (!(await sendOne(queryClient, purchase))) return;
    } finally {
      onItsWay = null;
    }
  }
}

/** False: it has to wait on. */
async function sendOne(queryClient: QueryClient, purchase: WaitingPurchase): Promise<boolean> {
  const cook = askingCook();
  try {
    const plan = await sendPurchase(purchase, purchase.key);
    if (!isHere(cook)) return false;
    waitingPurchases.remove(purchase.key);
    forgetKeys(queryClient, 'plan');
    forgetAdditions(queryClient);
    void notePantryUncertain(queryClient);
    await showPlan(queryClient, plan);
    tellBought(queryClient, plan, purchase.items.length);
    return true;
  } catch (error) {
    if (!isHere(cook) || isUncertain(error) || isForLater(error)) return false;
    waitingPurchases.remove(purchase.key);
    tellRefused(queryClient, purchase, error);
    return true;
  }
}

/** Too many at once, or the session has run out: nothing is wrong with the purchase. */
const isForLater = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 429);

/** The plan it was bought for may be another by now. What was bought is in the kitchen all the same. */
function tellRefused(
  queryClient: QueryClient,
  { items: bought, key }: WaitingPurchase,
  error: unknown,
): void {
  const [first, ...others] = bought.map(({ name }) => name);
  const what = others.length === 0 ? first : `${first} and ${others.length} more`;
  const reason = error instanceof ApiError && error.problem ? ` ${error.detail}` : '';
  toast.failure(`What you bought (${what}) could not be added to your pantry.${reason}`, {
    label: 'Add it anyway',
    run: () => void putInPantry(queryClient, bought, `${key}-anyway`),
  });
}

/** An amount as a pantry takes it: 0.3 kg are 300 g. */
function wholeAmount(quantity: number, unit: Unit): { quantity: number; unit: Unit } {
  const whole = inWholeUnits(quantity, unit);
  return whole === null || whole === 'too-much'
    ? { quantity: Math.max(1, Math.ceil(quantity)), unit }
    : { quantity: whole.quantity, unit: whole.unit };
}

async function putInPantry(
  queryClient: QueryClient,
  bought: WaitingPurchase['items'],
  key: string,
): Promise<void> {
  const cook = askingCook();
  try {
    const rows = bought.map(({ name, quantity, unit, expiry_date }) => ({
      ingredient_name: name,
      ...wholeAmount(quantity, unit),
      ...(expiry_date !== undefined && { expiry_date }),
    }));
    await unwrap(client.POST('/pantry/bulk', { body: { items: rows }, headers: { 'Idempotency-Key': key } }));
    if (isHere(cook)) toast.success(`${items(bought.length, 'is', 'are')} in your pantry.`);
  } catch (error) {
    if (!isHere(cook)) return;
    console.warn('What was bought was not added to the pantry.', error);
    toast.failure('What you bought could not be added to your pantry. Please add it on the pantry page.');
  }
  if (isHere(cook)) void notePantryUncertain(queryClient);
}
