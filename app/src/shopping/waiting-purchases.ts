import type { components } from '@larder/contract';
import { keptForCook } from '../platform/offline/kept-for-cook.ts';

/** An item bought for a plan, with its display name. */
export type BoughtItem = components['schemas']['PurchaseInput']['items'][number] & { name: string };

/** Items bought together that are not synced yet. */
export interface WaitingPurchase {
  /** Its Idempotency-Key: it counts once, however often it is sent. */
  key: string;
  planId: string;
  /** When, as an ISO 8601 string. */
  boughtAt: string;
  items: readonly BoughtItem[];
  /** The ids under which they were checked. */
  checkedIds: readonly string[];
  /** It was sent at least once, from any tab, with an unknown outcome. */
  isTried?: boolean;
  /** The cook has undone it: if it reached the server, it is taken out of the pantry again. */
  isTakenBack?: boolean;
  /** Its id on the server, if it reached it and still has to be undone. */
  arrivedAs?: string;
  /**
   * Why it can no longer be bought for its plan; empty if the server gave no reason. It is not sent again:
   * the cook adds it anyway or discards it.
   */
  refused?: string;
}

const NONE: readonly WaitingPurchase[] = [];
/** Storage key of the checked items. */
export const WAITING_KEY = 'waitingPurchases';
const kept = keptForCook<readonly WaitingPurchase[]>(WAITING_KEY, 1);

let known: readonly WaitingPurchase[] = NONE;
const listeners = new Set<() => void>();

function show(next: readonly WaitingPurchase[]): void {
  known = next;
  for (const listener of listeners) listener();
}

const readAgain = () => show(kept.read() ?? NONE);

/** Without storage they are kept for this visit. */
function change(next: readonly WaitingPurchase[]): void {
  if (next.length > 0) kept.keep(next);
  else kept.forget();
  show(next);
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === null || key === WAITING_KEY) readAgain();
};

/**
 * This cook's purchases in this browser that are not synced yet, or were rejected and wait for the cook. They
 * survive a reload and an expired session, and are removed on logout or for another cook. `read` and
 * `subscribe` are for React's `useSyncExternalStore`.
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
  /** Reloads the stored purchases, for another cook or after changes in another tab. */
  refresh: (): void => readAgain(),
  /** The current stored state, including changes by other tabs. */
  find: (key: string): WaitingPurchase | undefined =>
    (kept.read() ?? known).find((purchase) => purchase.key === key),
  add: (purchase: WaitingPurchase): void => change([...(kept.read() ?? known), purchase]),
  /** Updates a purchase, if it still exists. */
  note: (
    key: string,
    news: Pick<WaitingPurchase, 'isTried' | 'isTakenBack' | 'arrivedAs' | 'refused'>,
  ): void =>
    change(
      (kept.read() ?? known).map((purchase) => (purchase.key === key ? { ...purchase, ...news } : purchase)),
    ),
  remove: (key: string): void => change((kept.read() ?? known).filter((purchase) => purchase.key !== key)),
  /** Removes data of other cooks. */
  forgetOthers: (): void => {
    kept.forgetOthers();
    readAgain();
  },
};

readAgain();
