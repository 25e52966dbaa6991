import { atom } from 'jotai';
import { keptForCook } from '../platform/offline/kept-for-cook.ts';
import { session } from '../platform/session/client.ts';
import { checkedOf, type Checked } from './checked.ts';

/** The current plan, and those that can be brought back. */
const PLANS_AT_MOST = 3;
/** Checks younger than this are of the same trip to the shop: a new plan takes them over. In milliseconds. */
const ONE_TRIP = 6 * 60 * 60 * 1000;

/** The name under which the browser keeps them. */
const CHECKED_KEY = 'checkedShopping';
const kept = keptForCook<readonly Checked[]>(CHECKED_KEY, 1);

const checkedAtom = atom<readonly Checked[]>(kept.read() ?? []);
checkedAtom.onMount = (set) => {
  // Another tab may have been quicker while nobody looked here.
  set((known) => kept.read() ?? known);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === CHECKED_KEY) set(kept.read() ?? []);
  };
  globalThis.addEventListener?.('storage', onStorage);
  return () => globalThis.removeEventListener?.('storage', onStorage);
};

/**
 * What is in the basket, by plan. It is kept in this browser, for this cook, and outlives a reload; a plan that is brought
 * back has its own again. `checkedOf` finds a plan's.
 */
export const checkedShoppingAtom = atom((get) => get(checkedAtom));

/**
 * Says what is in the basket of a plan. What counts is what has changed since this tab looked: checks that another tab has
 * made meanwhile stay.
 */
export const checkShoppingAtom = atom(null, (get, set, planId: string, ids: readonly string[]) => {
  const all = kept.read() ?? get(checkedAtom);
  const seen = checkedOf(get(checkedAtom), planId);
  const left = checkedOf(all, planId).filter((id) => ids.includes(id) || !seen.includes(id));
  const together = [...new Set([...left, ...ids.filter((id) => !seen.includes(id))])];
  const others = all.filter((checked) => checked.planId !== planId);
  const next = [{ planId, ids: together, at: Date.now() }, ...others].slice(0, PLANS_AT_MOST);
  kept.keep(next);
  set(checkedAtom, next);
});

/** Lets a new plan have the checks of the one that it replaces, as far as they are of this trip and still on its list. */
export const takeOverChecksAtom = atom(
  null,
  (get, set, from: string, to: string, listed: readonly string[]) => {
    const all = kept.read() ?? get(checkedAtom);
    const before = all.find(({ planId }) => planId === from);
    const isKnown = all.some(({ planId }) => planId === to);
    if (!before || isKnown || Date.now() - before.at > ONE_TRIP) return;
    const ids = before.ids.filter((id) => listed.includes(id));
    if (ids.length > 0) set(checkShoppingAtom, to, ids);
  },
);

/** Starts over with what is kept for the cook who is here now: nothing of anybody else's, and nothing without one. */
export const changeBasketAtom = atom(null, (_get, set) => {
  kept.forgetOthers();
  set(checkedAtom, session.accessToken === null ? [] : (kept.read() ?? []));
});
