import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import * as ui from '../index.ts';

/** A component with a value, and how to see and change it as a person would. */
export interface ValueRow {
  component: string;
  /** The names of its three props. */
  props: { value: string; first: string; change: string };
  /** Where it starts, and what `act` makes of it. */
  before: unknown;
  after: unknown;
  /** Draws it with these props among its others. */
  element: (state: object) => ReactElement;
  /** The value as the page shows it. */
  read: () => unknown;
  act: () => void;
}

export const VALUE = { value: 'value', first: 'defaultValue', change: 'onValueChange' };
const OPEN = { value: 'open', first: 'defaultOpen', change: 'onOpenChange' };
const PRESSED = { value: 'pressed', first: 'defaultPressed', change: 'onPressedChange' };

const control = (role: string) => screen.getByRole<HTMLInputElement>(role);
const type = (find: () => HTMLElement, value: string) => () => {
  fireEvent.change(find(), { target: { value } });
};
const press = (name: string) => () => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const isThere = (role: string) => () => screen.queryByRole(role) !== null;
const textRow = (component: string, role: string, element: ValueRow['element']): ValueRow => ({
  component,
  props: VALUE,
  before: '2',
  after: '3',
  element,
  read: () => control(role).value,
  act: type(() => control(role), '3'),
});
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

/** Every component of the library's ground that has a value or can be open. Popover's stories prove it in a browser. */
export const VALUE_ROWS: readonly ValueRow[] = [
  textRow('TextField', 'textbox', (state) => <ui.TextField label="Name" {...state} />),
  textRow('NumberField', 'spinbutton', (state) => <ui.NumberField label="Quantity" {...state} />),
  textRow('SearchBox', 'searchbox', (state) => <ui.SearchBox {...state} />),
  textRow('Combobox', 'combobox', (state) => <ui.Combobox label="Name" suggestions={[]} {...state} />),
  textRow('Select', 'combobox', (state) => (
    <ui.Select label="Count" options={['2', '3'].map((value) => ({ value, label: value }))} {...state} />
  )),
  {
    ...textRow('PasswordField', 'textbox', (state) => <ui.PasswordField label="Password" {...state} />),
    read: () => password().value,
    act: type(password, '3'),
  },
  {
    component: 'ThemeChoice',
    props: VALUE,
    before: 'light',
    after: 'dark',
    element: (state) => <ui.ThemeChoice {...state} />,
    read: () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value,
    act: () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    },
  },
  {
    component: 'ToggleChip',
    props: PRESSED,
    before: false,
    after: true,
    element: (state) => <ui.ToggleChip {...state}>Vegan</ui.ToggleChip>,
    read: () => screen.getByRole('button').getAttribute('aria-pressed') === 'true',
    act: press('Vegan'),
  },
  {
    component: 'Dialog',
    props: OPEN,
    before: true,
    after: false,
    element: (state) => <ui.Dialog title="Edit" {...state} />,
    read: isThere('dialog'),
    act: press('Close'),
  },
  {
    component: 'Sheet',
    props: OPEN,
    before: true,
    after: false,
    element: (state) => <ui.Sheet title="Filters" {...state} />,
    read: isThere('dialog'),
    act: press('Close'),
  },
  {
    component: 'AlertDialog',
    props: OPEN,
    before: true,
    after: false,
    element: (state) => (
      <ui.AlertDialog title="Sure" confirmLabel="Delete" onConfirm={() => undefined} {...state} />
    ),
    read: isThere('alertdialog'),
    act: press('Cancel'),
  },
];
