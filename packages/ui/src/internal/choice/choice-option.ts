import type { ReactNode } from 'react';

/** One of several choices. */
export interface ChoiceOption<Value extends string = string> {
  /** What is reported when it is chosen. */
  value: Value;
  /** The words for it. */
  label: ReactNode;
  /** A small picture before the words. Hidden from screen readers. */
  icon?: ReactNode;
  /** It can be seen but not chosen. */
  disabled?: boolean | undefined;
}

/** The values with one more or one less: in the order of the options, and those that no option knows after them. */
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
