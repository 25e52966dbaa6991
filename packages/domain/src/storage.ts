/** Where food is kept at home. */
export const STORAGE_PLACES = ['fridge', 'freezer', 'cupboard'] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];

/** A food's shelf life in one place, in days; null if indefinite (salt, vinegar). */
export interface KeepsFor {
  readonly unopened: number | null;
  readonly opened: number | null;
}

/** Where a food is usually kept, and its shelf life in each place; null for places it is not kept. */
export interface ShelfLife extends Readonly<Record<StoragePlace, KeepsFor | null>> {
  readonly usual: StoragePlace;
}
