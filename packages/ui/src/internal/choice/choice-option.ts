import type { ReactNode } from 'react';

/** An option. */
export interface ChoiceOption<Value extends string = string> {
  /** The value reported when it is selected. */
  value: Value;
  /** Its text. */
  label: ReactNode;
  /** An icon before the text, hidden from screen readers. */
  icon?: ReactNode;
  /** It is visible but cannot be selected. */
  disabled?: boolean | undefined;
}

/** Adds or removes a value: in option order, followed by unknown values. */
export function withChoice(
  values: readonly string[],
  value: string,
  on: boolean,
  order: readonly string[],
): string[] {
  const chosen = new Set(values);
  if (on) chosen.add(value);
  else chosen.delete(value);
  const known = order.filter((one) => chosen.has(one));
  return [...known, ...[...chosen].filter((one) => !order.includes(one))];
}
