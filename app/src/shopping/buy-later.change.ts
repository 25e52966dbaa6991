import { ApiError } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import type { QueryClient } from '@tanstack/react-query';
import { forgetAdditions } from '../pantry/additions.ts';
import { notePantryUncertain } from '../pantry/note-pantry.ts';
import { mealPlan, showPlan, type MealPlan } from '../plan/current/meal-plan.query.ts';
import { sendInTurn, sentenceOf } from '../plan/current/plan.change.ts';
import { plural, t } from '../platform/language/t.ts';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { forgetKeys, newKey } from '../platform/queries/idempotency-key.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { session } from '../platform/session/client.ts';
import { boughtOn } from './bought-on.ts';
import {
  buyItems,
  checkAgain,
  notUndone,
  sentKey,
  sendPurchase,
  sendUndo,
  tellBought,
  tellUndone,
  uncheck,
  type Bought,
} from './buying.change.ts';
import { noteOffer, withdrawOffers } from './later-offers.ts';
import { refuse } from './refused-purchases.change.ts';
import { tellOfWaiting } from './waiting-messages.ts';
import { waitingPurchases, type WaitingPurchase } from './waiting-purchases.ts';

/** The pending sync, and whose it is. */
let sending: { cook: string | null; done: Promise<void> } | null = null;

// Requests queued behind plan changes are never sent once the cook has left.
session.subscribe(() => {
  if (session.accessToken === null) sending = null;
});

/**
 * Stores a purchase until it can be synced, and unchecks its items. It keeps the key of any earlier attempt,
 * so it counts once. A message offers Undo.
 */
export function buyLater(
  queryClient: QueryClient,
  bought: Bought,
  sentUnder: string | null = sentKey(queryClient, bought),
): void {
  const key = sentUnder ?? newKey();
  withdrawOffers(bought);
  waitingPurchases.add({
    ...bought,
    key,
    boughtAt: new Date().toISOString(),
    isTried: sentUnder !== null,
  });
  uncheck(bought.planId, bought.checkedIds);
  const text = plural(bought.items.length, {
    one: '1 item goes into your pantry when you are back online.',
    other: '{count} items go into your pantry when you are back online.',
  });
  tellOfWaiting(key, 'success', text, { label: t('Undo'), run: () => takeBackWaiting(queryClient, key) });
}

/**
 * Buys now. If the request is lost, a message offers to sync it later with the same key, so it counts once
 * whenever that is pressed.
 */
export const buyNow = (queryClient: QueryClient, bought: Bought): Promise<boolean> =>
  buyItems(queryClient, bought, (sentence, error) => {
    withdrawOffers(bought);
    if (!(error instanceof ApiError) || error.status !== 0) return void toast.failure(sentence);
    const key = sentKey(queryClient, bought);
    const run = () => buyLater(queryClient, bought, key);
    noteOffer(toast.failure(sentence, { label: t('Send it later'), run }), bought);
  });

/**
 * Undoes an unsynced purchase: its items are checked again. If it may have reached the server, from any tab,
 * it is undone there once its response arrives.
 */
export function takeBackWaiting(queryClient: QueryClient, key: string): void {
  const purchase = waitingPurchases.find(key);
  if (!purchase || purchase.isTakenBack) return;
  if (!purchase.isTried) return backInBasket(purchase);
  waitingPurchases.note(key, { isTakenBack: true });
  const text = plural(purchase.items.length, {
    one: '1 item goes back on your shopping list once Larder can be reached.',
    other: '{count} items go back on your shopping list once Larder can be reached.',
  });
  tellOfWaiting(key, 'success', text);
  void sendWaiting(queryClient);
}

function backInBasket({ key, planId, checkedIds }: WaitingPurchase): void {
  waitingPurchases.remove(key);
  checkAgain(planId, checkedIds);
}

/**
 * Syncs purchases one at a time until none is left or the server is unreachable. Concurrent calls share one
 * run.
 */
export function sendWaiting(queryClient: QueryClient): Promise<void> {
  const cook = askingCook();
  if (sending?.cook === cook) return sending.done;
  const done = sendAll(queryClient).finally(() => {
    if (sending?.done === done) sending = null;
  });
  sending = { cook, done };
  return done;
}

async function sendAll(queryClient: QueryClient): Promise<void> {
  for (const { key } of waitingPurchases.read()) {
    // It may have been undone while the previous one was pending.
    const purchase = waitingPurchases.find(key);
    if (!purchase || purchase.refused !== undefined) continue;
    const cook = askingCook();
    const isDone = await sendOne(queryClient, purchase, () => isHere(cook));
    if (!isDone) return;
  }
}

/** False if it has to keep waiting. */
async function sendOne(
  queryClient: QueryClient,
  purchase: WaitingPurchase,
  isSameCook: () => boolean,
): Promise<boolean> {
  const { key, arrivedAs } = purchase;
  if (arrivedAs !== undefined) return takeBackArrived(queryClient, purchase, arrivedAs, isSameCook);
  waitingPurchases.note(key, { isTried: true });
  try {
    const plan = await sendInTurn(queryClient, () => sendPurchase(purchase, key, boughtOn(purchase)));
    if (!isSameCook()) return false;
    const id = plan.purchases.at(-1)?.id;
    if (waitingPurchases.find(key)?.isTakenBack && id !== undefined) {
      waitingPurchases.note(key, { arrivedAs: id });
      return await takeBackArrived(queryClient, purchase, id, isSameCook);
    }
    waitingPurchases.remove(key);
    await showAnswer(queryClient, plan);
    // A retried request may return its original response.
    if (purchase.isTried) void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
    tellBought(queryClient, plan, purchase.items.length);
    return true;
  } catch (error) {
    if (!isSameCook() || waitsOn(error)) return false;
    if (waitingPurchases.find(key)?.isTakenBack) {
      backInBasket(purchase);
      tellUndone(purchase.items.length);
      // The list it was bought for may have changed.
      void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
    } else refuse(queryClient, purchase, error);
    return true;
  }
}

/** Undoes a purchase that reached the server after the cook had undone it. False if it has to keep waiting. */
async function takeBackArrived(
  queryClient: QueryClient,
  purchase: WaitingPurchase,
  id: string,
  isSameCook: () => boolean,
): Promise<boolean> {
  const { key, planId } = purchase;
  try {
    const plan = await sendInTurn(queryClient, () => sendUndo({ planId, id }, `${key}-undo`));
    if (!isSameCook()) return false;
    backInBasket(purchase);
    await showAnswer(queryClient, plan);
    tellUndone(purchase.items.length);
  } catch (error) {
    if (!isSameCook() || waitsOn(error)) return false;
    waitingPurchases.remove(key);
    toast.failure(sentenceOf(error, notUndone()));
    void notePantryUncertain(queryClient);
    void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
  }
  return true;
}

async function showAnswer(queryClient: QueryClient, plan: MealPlan): Promise<void> {
  forgetKeys(queryClient, 'plan');
  forgetAdditions(queryClient);
  void notePantryUncertain(queryClient);
  await showPlan(queryClient, plan);
}

/**
 * The server is unreachable, the rate limit was hit, or the session has expired: the purchase itself is fine.
 */
const waitsOn = (error: unknown) =>
  isUncertain(error) || (error instanceof ApiError && (error.status === 401 || error.status === 429));
