import { atom } from 'jotai';
import { keptForCook } from '../platform/offline/kept-for-cook.ts';
import { session } from '../platform/session/client.ts';
import { checkedOf, type Checked } from './checked.ts';

/** The current plan and those that can be restored. */
const PLANS_AT_MOST = 3;
/** Checks younger than this belong to the same shopping trip: a new plan takes them over. In milliseconds. */
const ONE_TRIP = 6 * 60 * 60 * 1000;

/** Storage key of the checked items. */
const CHECKED_KEY = 'checkedShopping';
const kept = keptForCook<readonly Checked[]>(CHECKED_KEY, 1);

const checkedAtom = atom<readonly Checked[]>(kept.read() ?? []);
checkedAtom.onMount = (set) => {
  // Another tab may have stored newer data before anyone subscribed here.
  set((known) => kept.read() ?? known);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === CHECKED_KEY) set(kept.read() ?? []);
  };
  globalThis.addEventListener?.('storage', onStorage);
  return () => globalThis.removeEventListener?.('storage', onStorage);
};

/**
 * Checked items by plan. Stored in this browser for this cook, so they survive a reload and come back with a
 * restored plan. `checkedOf` returns a plan's.
 */
export const checkedShoppingAtom = atom((get) => get(checkedAtom));

/**
 * Sets a plan's checked items. Only the difference from what this tab last saw is applied, so checks from
 * other tabs are kept.
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

/** Copies the checks of the replaced plan to a new one, if they are from this trip and still on its list. */
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

/** Reloads the stored checks for the current cook; none without one. */
export const changeBasketAtom = atom(null, (_get, set) => {
  kept.forgetOthers();
  set(checkedAtom, session.accessToken === null ? [] : (kept.read() ?? []));
});
