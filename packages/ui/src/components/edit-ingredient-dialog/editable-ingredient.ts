/** What is edited. */
export interface EditableIngredient {
  name: string;
  /** The cook has named it, and may name it otherwise. Else the name can only be read. */
  canRename?: boolean | undefined;
  /** None for 'some'. */
  quantity: number | null;
  unit: string;
  /** The last day on which it is to be used, as '2026-11-27'; null for none. Absent, the dialog does not ask for it. */
  expires?: string | null | undefined;
  /** Its date was proposed, and nobody has said that it is right. */
  isGuess?: boolean | undefined;
  /** Where it is kept. Absent, the dialog does not ask for it. */
  storage?: 'fridge' | 'freezer' | 'cupboard' | undefined;
  /** Its packet, jar or bottle has been opened. Absent, the dialog does not ask for it. */
  isOpened?: boolean | undefined;
}

/** What the dialog reports. */
export interface EditedIngredient {
  /** None where there was none and none was given. */
  quantity: number | null;
  unit: string;
  /** Its new name, only when there is one. */
  name?: string | undefined;
  /** Only when somebody has set it, or cleared it with null. */
  expires?: string | null | undefined;
  /** Where it is kept, if that was asked. */
  storage?: 'fridge' | 'freezer' | 'cupboard' | undefined;
  /** Whether it is opened, if that was asked. */
  isOpened?: boolean | undefined;
}
