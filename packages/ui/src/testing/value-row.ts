import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type * as ui from '../index.ts';

/** A component with a value, and how to see and change it as a person would. */
export interface ValueRow {
  component: keyof typeof ui;
  /** The names of its three props. */
  props: { value: string; first: string; change: string };
  /** Where it starts, and what `act` makes of it. */
  before: unknown;
  after: unknown;
  /** What the listener is called with, where it is more than the value. */
  reports?: readonly unknown[];
  /** Draws it with these props among its others. */
  element: (state: object) => ReactElement;
  /** The value as the page shows it. */
  read: () => unknown;
  act: () => void;
}

export const VALUE = { value: 'value', first: 'defaultValue', change: 'onValueChange' };
export const OPEN = { value: 'open', first: 'defaultOpen', change: 'onOpenChange' };
export const PRESSED = { value: 'pressed', first: 'defaultPressed', change: 'onPressedChange' };
export const CHECKED = { value: 'checked', first: 'defaultChecked', change: 'onCheckedChange' };

/** Presses what has this role and name. */
export function press(name: string, role = 'button'): void {
  fireEvent.click(screen.getByRole(role, { name }));
}

/** Whether what has this role and name is on, pressed, chosen or unfolded. */
export function isOn(name: string, role = 'button'): boolean {
  const node = screen.getByRole(role, { name, hidden: true });
  if (node instanceof HTMLInputElement) return node.checked;
  return ['pressed', 'checked', 'selected', 'expanded'].some(
    (state) => node.getAttribute(`aria-${state}`) === 'true',
  );
}

export const isThere = (role: string) => (): boolean => screen.queryByRole(role) !== null;

/** A component that is open and closes by a button of this name. */
export const closing = (
  component: ValueRow['component'],
  element: ValueRow['element'],
  { role = 'dialog', by = 'Close' } = {},
): ValueRow => ({
  component,
  props: OPEN,
  before: true,
  after: false,
  element,
  read: isThere(role),
  act: () => press(by),
});

/** A component that one press switches on. */
export const switching = (
  component: ValueRow['component'],
  element: ValueRow['element'],
  { name, role = 'button', props }: { name: string; role?: string; props: ValueRow['props'] },
): ValueRow => ({
  component,
  props,
  before: false,
  after: true,
  element,
  read: () => isOn(name, role),
  act: () => press(name, role),
});
