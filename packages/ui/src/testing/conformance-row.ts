import type { ReactElement, Ref } from 'react';

/** What every component takes beside its own props. */
interface CommonProps {
  className: string;
  style: { order: number };
  'data-extra': string;
  // Each component names its own element; the table only hands the ref on.
  ref: Ref<never>;
}

/** One line of the conformance table. */
export interface Row {
  /** The `data-slot` of the root. */
  slot: string;
  /** Its folder, where it is not named like the slot. */
  folder?: string;
  /** In a field, the control that takes ref and rest; `className` and `style` go to the root all the same. */
  fieldOf?: string;
  element: (common: CommonProps) => ReactElement;
}
