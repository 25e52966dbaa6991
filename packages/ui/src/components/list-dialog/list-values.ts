/** A recipe list's editable values. */
export interface ListValues {
  name: string;
  /** Null if empty. */
  description: string | null;
}
