/** The checked items of one plan. */
export interface Checked {
  readonly planId: string;
  readonly ids: readonly string[];
  /** When an item was last checked or unchecked, in milliseconds since 1970. */
  readonly at: number;
}

const NONE: readonly string[] = [];

/** The ids of a plan's checked items. */
export const checkedOf = (all: readonly Checked[], planId: string | undefined): readonly string[] =>
  all.find((checked) => checked.planId === planId)?.ids ?? NONE;
