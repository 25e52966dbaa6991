import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type * as ui from './every-component.ts';

/** A component with a value, and how to read and change it as a user would. */
export interface ValueRow {
  component: keyof typeof ui;
  /** The names of its three props. */
  props: { value: string; first: string; change: string };
  /** The initial value, and the value after `act`. */
  before: unknown;
  after: unknown;
  /** The arguments of the callback, if there are more than the value. */
  reports?: readonly unknown[];
  /** Renders it with these additional props. */
  element: (state: object) => ReactElement;
  /** Reads the value from the page. */
  read: () => unknown;
  act: () => void;
}

export const VALUE = { value: 'value', first: 'defaultValue', change: 'onValueChange' };
export const OPEN = { value: 'open', first: 'defaultOpen', change: 'onOpenChange' };
export const PRESSED = { value: 'pressed', first: 'defaultPressed', change: 'onPressedChange' };
export const CHECKED = { value: 'checked', first: 'defaultChecked', change: 'onCheckedChange' };

/** Presses the element with this role and name. */
export function press(name: string, role = 'button'): void {
  fireEvent.click(screen.getByRole(role, { name }));
}

/** Whether the element with this role and name is on, pressed, selected or expanded. */
export function isOn(name: string, role = 'button'): boolean {
  const node = screen.getByRole(role, { name, hidden: true });
  if (node instanceof HTMLInputElement) return node.checked;
  return ['pressed', 'checked', 'selected', 'expanded'].some(
    (state) => node.getAttribute(`aria-${state}`) === 'true',
  );
}

export const isThere = (role: string) => (): boolean => screen.queryByRole(role) !== null;

/** An open component that is closed by a button with this name. */
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

/** A component that is switched on by one press. */
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
