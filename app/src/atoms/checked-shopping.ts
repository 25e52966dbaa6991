import { atom } from 'jotai';
import type { Checked } from '../offline/checked.ts';
import { keptForCook } from '../offline/kept-for-cook.ts';
import { session } from '../session/client.ts';

/** The current plan, and those that can be brought back. */
const PLANS_AT_MOST = 3;
/** Checks younger than this are of the same trip to the shop: a new plan takes them over. In milliseconds. */
const ONE_TRIP = 6 * 60 * 60 * 1000;

const kept = keptForCook<readonly Checked[]>('checkedShopping', 1);

const checkedAtom = atom<readonly Checked[]>(kept.read() ?? []);

/**
 * What is in the basket, by plan. It is kept in this browser, for this cook, and outlives a reload; a plan that is brought
 * back has its own again. `checkedOf` finds a plan's.
 */
export const checkedShoppingAtom = atom((get) => get(checkedAtom));

/** Says what is in the basket of a plan. */
export const checkShoppingAtom = atom(null, (get, set, planId: string, ids: readonly string[]) => {
  const others = get(checkedAtom).filter((checked) => checked.planId !== planId);
  const next = [{ planId, ids, at: Date.now() }, ...others].slice(0, PLANS_AT_MOST);
  kept.keep(next);
  set(checkedAtom, next);
});

/** Lets a new plan have the checks of the one that it replaces, as far as they are of this trip and still on its list. */
export const takeOverChecksAtom = atom(
  null,
  (get, set, from: string, to: string, listed: readonly string[]) => {
    const before = get(checkedAtom).find(({ planId }) => planId === from);
    const isKnown = get(checkedAtom).some(({ planId }) => planId === to);
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
