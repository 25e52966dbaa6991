/** A thing in the pantry, or one batch of it: several with one name stand under each other. */
export interface PantryIndexItem {
  id: string;
  name: string;
  /** None for 'some'. */
  quantity: number | null;
  unit: string;
  /** The last day on which it is to be used, as '2026-11-27'; null or absent for none. */
  expires?: string | null | undefined;
  /** Its date was proposed, and nobody has said that it is right. */
  isGuess?: boolean | undefined;
  /** Where it is kept; the freezer is said. */
  storage?: 'fridge' | 'freezer' | 'cupboard' | undefined;
  /** Its packet, jar or bottle has been opened. */
  isOpened?: boolean | undefined;
}
