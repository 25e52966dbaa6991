/** Where food is kept at home. */
export const STORAGE_PLACES = ['fridge', 'freezer', 'cupboard'] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];

/** How many days a food keeps in one place; null where it keeps indefinitely (salt, vinegar). */
export interface KeepsFor {
  readonly unopened: number | null;
  readonly opened: number | null;
}

/** Where a food is usually kept, and for how long it keeps in each place; null for a place where it is not kept. */
export interface ShelfLife extends Readonly<Record<StoragePlace, KeepsFor | null>> {
  readonly usual: StoragePlace;
}
