import { fireEvent, screen } from '@testing-library/react';
import * as ui from './every-component.ts';
import { STORY_PRESETS } from './story-presets.ts';
import { isOn, press, VALUE, type ValueRow } from './value-row.ts';

const control = (role: string) => screen.getByRole<HTMLInputElement>(role);
const date = () => screen.getByLabelText<HTMLInputElement>('First day');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const typed = (node: HTMLElement, value: string) => {
  fireEvent.change(node, { target: { value } });
};
const textRow = (
  component: ValueRow['component'],
  role: string,
  element: ValueRow['element'],
  [before, after] = ['2', '3'],
): ValueRow => ({
  component,
  props: VALUE,
  before,
  after,
  element,
  read: () => control(role).value,
  act: () => typed(control(role), after),
});

const OPTIONS = ['2', '3'].map((value) => ({ value, label: value }));
const { korea } = STORY_PRESETS;

/** Text fields and selects. */
export const FIELD_VALUES: readonly ValueRow[] = [
  textRow('TextField', 'textbox', (state) => <ui.TextField label="Name" {...state} />),
  textRow('TextArea', 'textbox', (state) => <ui.TextArea label="Note" {...state} />),
  textRow('NumberField', 'spinbutton', (state) => <ui.NumberField label="Quantity" {...state} />),
  textRow('SearchBox', 'searchbox', (state) => <ui.SearchBox {...state} />),
  textRow('Combobox', 'combobox', (state) => <ui.Combobox label="Name" suggestions={[]} {...state} />),
  textRow('Select', 'combobox', (state) => <ui.Select label="Count" options={OPTIONS} {...state} />),
  textRow('PresetPicker', 'combobox', (state) => <ui.PresetPicker onAdd={() => undefined} {...state} />, [
    'korea',
    'india',
  ]),
  {
    component: 'ExpiryField',
    props: VALUE,
    before: '2026-11-27',
    after: '2026-11-30',
    element: (state) => <ui.ExpiryField label="Expires" today="2026-11-23" {...state} />,
    read: () => ({ 'Fri, Nov 27': '2026-11-27', 'Mon, Nov 30': '2026-11-30' })[control('textbox').value],
    act: () => press('A week'),
  },
  {
    component: 'DateField',
    props: VALUE,
    before: '2026-11-27',
    after: '2026-11-30',
    element: (state) => <ui.DateField label="First day" {...state} />,
    read: () => date().value,
    act: () => typed(date(), '2026-11-30'),
  },
  {
    component: 'MultiCombobox',
    props: VALUE,
    before: ['2'],
    after: [],
    element: (state) => (
      <ui.MultiCombobox
        label="Counts"
        options={OPTIONS.map(({ value: id }) => ({ id, text: id }))}
        {...state}
      />
    ),
    read: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
    act: () => press('Remove 2'),
  },
  {
    component: 'PasswordField',
    props: VALUE,
    before: '2',
    after: '3',
    element: (state) => <ui.PasswordField label="Password" {...state} />,
    read: () => password().value,
    act: () => typed(password(), '3'),
  },
  {
    component: 'PasswordField',
    props: { value: 'visible', first: 'defaultVisible', change: 'onVisibleChange' },
    before: false,
    after: true,
    element: (state) => <ui.PasswordField label="Password" {...state} />,
    read: () => password().type === 'text',
    act: () => press('Show password'),
  },
  {
    component: 'PresetPreview',
    props: { value: 'open', first: 'defaultOpen', change: 'onOpenChange' },
    before: true,
    after: false,
    element: (state) => <ui.PresetPreview name="Korea" {...korea} {...state} />,
    read: () => screen.queryByRole('button', { name: 'Show fewer' }) !== null,
    act: () => press('Show fewer'),
  },
  {
    component: 'ThemeChoice',
    props: VALUE,
    before: 'light',
    after: 'dark',
    element: (state) => <ui.ThemeChoice {...state} />,
    read: () => ['Light', 'Dark', 'System'].find((name) => isOn(name, 'radio'))?.toLowerCase(),
    act: () => press('Dark', 'radio'),
  },
  {
    component: 'UnitSwitch',
    props: VALUE,
    before: 'metric',
    after: 'us',
    element: (state) => <ui.UnitSwitch {...state} />,
    read: () => (isOn('Metric', 'radio') ? 'metric' : isOn('US', 'radio') ? 'us' : undefined),
    act: () => press('US', 'radio'),
  },
];
