import type { InputHTMLAttributes } from 'react';

/** Props of a field for one date, whichever way it is entered, besides those of every field. */
export interface DayFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max'
> {
  /** The date as '2026-11-27', if controlled; null for none. */
  value?: string | null | undefined;
  /** The initial date, if uncontrolled. */
  defaultValue?: string | null | undefined;
  /** The day that distances and relative dates start from, as '2026-11-23'; defaults to the local date. */
  today?: string | undefined;
}
