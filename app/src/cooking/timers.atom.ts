import { atom, getDefaultStore } from 'jotai';
import { keptForCook } from '../platform/offline/kept-for-cook.ts';
import { session } from '../platform/session/client.ts';
import { afterDeed, type KitchenTimer, type TimerDeed } from './timers.ts';
import { TIMERS_KEY } from './timers-key.ts';

const kept = keptForCook<readonly KitchenTimer[]>(TIMERS_KEY, 1);

const storedAtom = atom<readonly KitchenTimer[]>(kept.read() ?? []);
storedAtom.onMount = (set) => {
  set(kept.read() ?? []);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === TIMERS_KEY) set(kept.read() ?? []);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
};

// Nobody sees or hears another cook's. Their code loads late, so it listens for itself.
let here = session.accessToken === null ? null : session.username;
session.subscribe(() => {
  const now = session.accessToken === null ? null : session.username;
  if (now === here) return;
  here = now;
  getDefaultStore().set(storedAtom, now === null ? [] : (kept.read() ?? []));
});

/** The kitchen timers of this cook in this browser: they survive a reload, and are the same in every tab. */
export const timersAtom = atom((get) => get(storedAtom));

/** Starts or changes a timer. */
export const changeTimersAtom = atom(null, (_get, set, deed: TimerDeed) => {
  const timers = afterDeed(kept.read() ?? [], deed, Date.now());
  if (timers.length > 0) kept.keep(timers);
  else kept.forget();
  set(storedAtom, timers);
});
