import type { ItemId } from '../../vocabulary/ids.ts';

/** A pantry item or one of its batches: several with the same name are grouped. */
export interface PantryIndexItem {
  id: ItemId;
  name: string;
  /** Null if unknown. */
  quantity: number | null;
  unit: string;
  /** Expiry date, as '2026-11-27'; null or undefined for none. */
  expires?: string | null | undefined;
  /** The date is an unconfirmed guess. */
  isGuess?: boolean | undefined;
  /** Storage place; only the freezer is shown. */
  storage?: 'fridge' | 'freezer' | 'cupboard' | undefined;
  /** Whether the package has been opened. */
  isOpened?: boolean | undefined;
}
