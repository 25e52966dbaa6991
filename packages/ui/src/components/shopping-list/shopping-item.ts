/** A thing that was bought. Its `note` stands below the name: '300 g in the freezer'. */
export type BoughtShoppingItem = Pick<ShoppingItem, 'id' | 'name' | 'quantity' | 'unit' | 'note'>;

/** Things that were bought together. */
export interface ShoppingPurchase {
  id: string;
  /** When, as a date or as ISO 8601 writes it. */
  boughtAt: string | Date;
  items: readonly BoughtShoppingItem[];
}

/** A purchase that is still to be sent. */
export interface WaitingShoppingPurchase extends ShoppingPurchase {
  /** Why it could not be added to the pantry. The cook decides then whether it is added anyway or discarded. */
  problem?: string | undefined;
  /** What was asked for is under way: its buttons do not answer. */
  pending?: boolean | undefined;
}

/** A thing to buy. */
export interface ShoppingItem {
  id: string;
  name: string;
  /** How much to buy, in `unit`. */
  quantity: number;
  unit: string;
  /** 'Produce', 'Proteins', 'Dairy', 'Pantry', 'Spices' or 'Other'; anything else is 'Other'. */
  category: string;
  /** How much the plan needs. With `have` it is said below the name. */
  need?: number | undefined;
  /** How much the pantry has. */
  have?: number | undefined;
  /** The unit of `have`, where it was entered in another than the list's. */
  haveUnit?: string | undefined;
  /** How a shop sells what recipes take by the spoon: a pack of salt, a bottle of oil. It is said in place of the amount. */
  soldAs?: 'pack' | 'bottle' | undefined;
  /** What else there is to say: '4 for egg yolks'. */
  note?: string | undefined;
}
