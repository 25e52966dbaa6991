import type { components } from '@larder/contract';
import { keptForCook } from '../platform/offline/kept-for-cook.ts';

/** Something that was bought for a plan, with its name as the list shows it. */
export type BoughtItem = components['schemas']['PurchaseInput']['items'][number] & { name: string };

/** Things that were bought together while they could not be sent. */
export interface WaitingPurchase {
  /** Its Idempotency-Key: however often it is sent, it counts once. */
  key: string;
  planId: string;
  /** When, as ISO 8601 writes it. */
  boughtAt: string;
  items: readonly BoughtItem[];
  /** Under which ids they were checked. */
  checkedIds: readonly string[];
  /** It was sent at least once, from some tab: nobody knows whether it has arrived. */
  isTried?: boolean;
  /** The cook has taken it back meanwhile: when it has arrived, it goes out of the pantry again. */
  isTakenBack?: boolean;
  /** What the server calls it when it has arrived, and is still to be taken back. */
  arrivedAs?: string;
  /** Why it can no longer be bought for its plan, empty when the server has not said. It is not sent again: the cook adds it anyway or discards it. */
  refused?: string;
}

const NONE: readonly WaitingPurchase[] = [];
/** The name under which the browser keeps them. */
export const WAITING_KEY = 'waitingPurchases';
const kept = keptForCook<readonly WaitingPurchase[]>(WAITING_KEY, 1);

let known: readonly WaitingPurchase[] = NONE;
const listeners = new Set<() => void>();

function show(next: readonly WaitingPurchase[]): void {
  known = next;
  for (const listener of listeners) listener();
}

const readAgain = () => show(kept.read() ?? NONE);

/** Where the browser stores nothing, they wait as long as the visit. */
function change(next: readonly WaitingPurchase[]): void {
  if (next.length > 0) kept.keep(next);
  else kept.forget();
  show(next);
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === null || key === WAITING_KEY) readAgain();
};

/**
 * What this cook has bought in this browser and is still to be sent, or could not be bought and waits for the cook. It outlives a reload and a session that has run out,
 * and goes with a log out or another cook. `read` and `subscribe` are as React's `useSyncExternalStore` wants them.
 */
export const waitingPurchases = {
  read: (): readonly WaitingPurchase[] => known,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
    };
  },
  /** Reads again what is kept: another cook may be here, or another tab was quicker. */
  refresh: (): void => readAgain(),
  /** As it is kept now, also when another tab was quicker. */
  find: (key: string): WaitingPurchase | undefined =>
    (kept.read() ?? known).find((purchase) => purchase.key === key),
  add: (purchase: WaitingPurchase): void => change([...(kept.read() ?? known), purchase]),
  /** Notes what has become of one, if it is still there. */
  note: (
    key: string,
    news: Pick<WaitingPurchase, 'isTried' | 'isTakenBack' | 'arrivedAs' | 'refused'>,
  ): void =>
    change(
      (kept.read() ?? known).map((purchase) => (purchase.key === key ? { ...purchase, ...news } : purchase)),
    ),
  remove: (key: string): void => change((kept.read() ?? known).filter((purchase) => purchase.key !== key)),
  /** Lets go of what is not this cook's. */
  forgetOthers: (): void => {
    kept.forgetOthers();
    readAgain();
  },
};

readAgain();
