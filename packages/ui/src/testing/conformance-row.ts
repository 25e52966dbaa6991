import type { ReactElement, Ref } from 'react';

/** What every component takes beside its own props. */
interface CommonProps {
  className: string;
  style: { order: number };
  'data-extra': string;
  'data-slot': string;
  onClick: () => void;
  onKeyDown: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onMouseEnter: () => void;
  onMouseLeave: () => void;
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
  /** Set where the caller names the slot: a field of its own names its parts after itself. */
  namedByCaller?: true;
  element: (common: CommonProps) => ReactElement;
}
