import { unwrap } from '@larder/client';
import { addDays, inWholeUnits, LIMITS, localDay, type Day, type Unit } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { useMutationState, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { notePantryUncertain } from '../pantry/note-pantry.ts';
import { mealPlan } from '../plan/current/meal-plan.query.ts';
import { sentenceOf } from '../plan/current/plan.change.ts';
import { plural, t } from '../platform/language/t.ts';
import { askingCook, isHere, isOnItsWay } from '../platform/queries/change-outcome.ts';
import { client } from '../platform/session/client.ts';
import { boughtOn } from './bought-on.ts';
import { inYourPantry } from './buying.change.ts';
import { tellOfWaiting } from './waiting-messages.ts';
import { waitingPurchases, type WaitingPurchase } from './waiting-purchases.ts';

const ADD_ANYWAY = ['pantry', 'add-anyway'] as const;

/** A purchase's name in messages: 'Leek and 2 more'. */
function namesOf({ items: bought }: WaitingPurchase): string {
  const [first = '', ...others] = bought.map(({ name }) => name);
  return others.length === 0
    ? first
    : plural(others.length, { one: '{first} and 1 more', other: '{first} and {count} more' }, { first });
}

const notAdded = (purchase: WaitingPurchase): string =>
  t('What you bought ({names}) could not be added to your pantry.', { names: namesOf(purchase) });

/** The plan may have changed, but the purchase is in the kitchen all the same: let the cook decide. */
export function refuse(queryClient: QueryClient, purchase: WaitingPurchase, error: unknown): void {
  const { key } = purchase;
  const refused = sentenceOf(error, '');
  waitingPurchases.note(key, { refused });
  const text = [notAdded(purchase), refused].filter(Boolean).join(' ');
  const run = () => void addAnyway(queryClient, key);
  tellOfWaiting(key, 'failure', text, { label: t('Add it anyway'), run });
  void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
}

/** Discards a rejected purchase. A message offers to keep it. */
export function discardRefused(queryClient: QueryClient, key: string): void {
  const purchase = waitingPurchases.find(key);
  if (!purchase || isOnItsWay(queryClient, ADD_ANYWAY, key)) return;
  waitingPurchases.remove(key);
  const run = () => waitingPurchases.add(purchase);
  toast.success(t('What you bought ({names}) was discarded.', { names: namesOf(purchase) }), {
    label: t('Undo'),
    run,
  });
}

/** A quantity in the pantry's integer units: 0.3 kg is 300 g. */
function wholeAmount(quantity: number, unit: Unit): { quantity: number; unit: Unit } {
  const whole = inWholeUnits(quantity, unit);
  return whole === null || whole === 'too-much'
    ? { quantity: Math.max(1, Math.ceil(quantity)), unit }
    : { quantity: whole.quantity, unit: whole.unit };
}

/** The day it was bought, no earlier than the server accepts, so that it can still be added however late. */
function dayToSend(purchase: WaitingPurchase): Day | undefined {
  const bought = boughtOn(purchase);
  const first = addDays(localDay(), -LIMITS.boughtDaysAgo);
  return bought !== undefined && bought < first ? first : bought;
}

function putInPantry(purchase: WaitingPurchase): Promise<unknown> {
  const { key, items: bought } = purchase;
  const rows = bought.map(({ name, quantity, unit, expiry_date }) => ({
    ingredient_name: name,
    ...wholeAmount(quantity, unit),
    ...(expiry_date !== undefined && { expiry_date }),
  }));
  const headers = { 'Idempotency-Key': `${key}-anyway` };
  const day = dayToSend(purchase);
  const body = { items: rows, ...(day !== undefined && { bought_on: day }) };
  return unwrap(client.POST('/pantry/bulk', { body, headers }));
}

/** Adds a rejected purchase to the pantry anyway. It is kept until that succeeds. */
export async function addAnyway(queryClient: QueryClient, key: string): Promise<void> {
  const purchase = waitingPurchases.find(key);
  if (!purchase || isOnItsWay(queryClient, ADD_ANYWAY, key)) return;
  const cook = askingCook();
  const adding: MutationOptions<unknown, Error, string> = {
    mutationKey: ADD_ANYWAY,
    mutationFn: () => putInPantry(purchase),
  };
  const options = queryClient.defaultMutationOptions(adding);
  try {
    await queryClient.getMutationCache().build(queryClient, options).execute(key);
    if (!isHere(cook)) return;
    waitingPurchases.remove(key);
    toast.success(inYourPantry(purchase.items.length));
  } catch (error) {
    if (!isHere(cook)) return;
    console.warn('What was bought was not added to the pantry.', error);
    const sentences = [notAdded(purchase), sentenceOf(error, ''), t('It is still on your shopping list.')];
    const text = sentences.filter(Boolean).join(' ');
    tellOfWaiting(key, 'failure', text, {
      label: t('Try again'),
      run: () => void addAnyway(queryClient, key),
    });
  }
  void notePantryUncertain(queryClient);
}

/** Keys of rejected purchases being added anyway. */
export const useAddedAnyway = (): readonly string[] =>
  useMutationState({
    filters: { mutationKey: ADD_ANYWAY, status: 'pending' },
    select: ({ state }) => state.variables as string,
  });
