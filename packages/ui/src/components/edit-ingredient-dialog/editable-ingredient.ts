/** The ingredient to edit. */
export interface EditableIngredient {
  name: string;
  /** Whether the cook named it and can rename it. Otherwise the name is read-only. */
  canRename?: boolean | undefined;
  /** Null if unknown. */
  quantity: number | null;
  unit: string;
  /** Expiry date, as '2026-11-27'; null for none. If undefined, the dialog has no date field. */
  expires?: string | null | undefined;
  /** The date is an unconfirmed guess. */
  isGuess?: boolean | undefined;
  /** Storage place. If undefined, the dialog does not ask for it. */
  storage?: 'fridge' | 'freezer' | 'cupboard' | undefined;
  /** Whether the package has been opened. If undefined, the dialog does not ask for it. */
  isOpened?: boolean | undefined;
}

/** The values that the dialog reports. */
export interface EditedIngredient {
  /** Null if it was unknown and still is. */
  quantity: number | null;
  unit: string;
  /** The new name, if changed. */
  name?: string | undefined;
  /** Only if it was set, or cleared with null. */
  expires?: string | null | undefined;
  /** The storage place, if asked for. */
  storage?: 'fridge' | 'freezer' | 'cupboard' | undefined;
  /** Whether it is opened, if asked for. */
  isOpened?: boolean | undefined;
}
