/** What is in the basket, of one plan's list. */
export interface Checked {
  readonly planId: string;
  readonly ids: readonly string[];
  /** When something was last checked or unchecked, in milliseconds since 1970. */
  readonly at: number;
}

const NONE: readonly string[] = [];

/** The ids of the shopping items of a plan that are in the basket. */
export const checkedOf = (all: readonly Checked[], planId: string | undefined): readonly string[] =>
  all.find((checked) => checked.planId === planId)?.ids ?? NONE;
