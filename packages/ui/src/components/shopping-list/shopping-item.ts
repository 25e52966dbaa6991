import type { AisleId, ItemId } from '../../vocabulary/ids.ts';

/** A bought item. Its `note` goes below the name: '300 g in the freezer'. */
export type BoughtShoppingItem = Pick<ShoppingItem, 'id' | 'name' | 'quantity' | 'unit' | 'note'>;

/** Items bought together. */
export interface ShoppingPurchase {
  id: string;
  /** When, as a Date or an ISO 8601 string. */
  boughtAt: string | Date;
  items: readonly BoughtShoppingItem[];
}

/** A purchase waiting to be synced. */
export interface WaitingShoppingPurchase extends ShoppingPurchase {
  /** Why it could not be added to the pantry. The cook then adds it anyway or discards it. */
  problem?: string | undefined;
  /** A request is pending: its buttons are busy. */
  pending?: boolean | undefined;
}

/** Whole packs to buy. */
export interface ShoppingPacks {
  count: number;
  /** 'pack', 'can', 'jar', or any other. */
  unit: string;
  /** What one of them holds. */
  size: number;
  sizeUnit: string;
}

/** An item to buy. */
export interface ShoppingItem {
  id: ItemId;
  name: string;
  /** How much to buy, in `unit`. */
  quantity: number;
  unit: string;
  /**
   * An aisle of the vocabulary: by default 'Produce', 'Proteins', 'Dairy', 'Pantry', 'Spices' or 'Other'. Any other gets a
   * group of its own after those.
   */
  category: AisleId;
  /** How much the plan needs. Shown below the name, with `have` if that is given. */
  need?: number | undefined;
  /** The unit of `need`, if it differs from the list's: 1 kg of what the list counts. */
  needUnit?: string | undefined;
  /** How much the pantry has. */
  have?: number | undefined;
  /** The unit of `have`, if it differs from that of `need`. */
  haveUnit?: string | undefined;
  /**
   * How shops sell what recipes measure by the spoon: a pack of salt, a bottle of oil. Shown instead of the
   * amount.
   */
  soldAs?: 'pack' | 'bottle' | undefined;
  /** How many of them; 1 if omitted. */
  soldCount?: number | undefined;
  /** The whole packs to buy, shown below the amount: 1 pack of 500 g. */
  packs?: ShoppingPacks | undefined;
  /** Its approximate cost, in the locale's currency; unknown if omitted. */
  cost?: number | undefined;
  /** Most kitchens have it: the row says so, and it does not count towards the cost of the list. */
  staple?: boolean | undefined;
  /** A further note: '4 for egg yolks'. */
  note?: string | undefined;
}
