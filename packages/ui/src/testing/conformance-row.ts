import type { ReactElement, Ref } from 'react';

/** Props shared by every component. */
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
  // Each component declares its own element; the table only passes the ref on.
  ref: Ref<never>;
}

/** A row of the conformance table. */
export interface Row {
  /** The `data-slot` of the root. */
  slot: string;
  /** Its folder, if not named after the slot. */
  folder?: string;
  /**
   * In a field, the control that receives ref and other attributes; `className` and `style` still go to the
   * root.
   */
  fieldOf?: string;
  /** Set if the caller names the slot: a custom field names its parts after itself. */
  namedByCaller?: true;
  element: (common: CommonProps) => ReactElement;
}
