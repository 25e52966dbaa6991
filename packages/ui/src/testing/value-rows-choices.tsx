import { fireEvent, screen } from '@testing-library/react';
import * as ui from './every-component.ts';
import { CHECKED, isOn, press, PRESSED, switching, VALUE, type ValueRow } from './value-row.ts';

const OPTIONS = [
  { value: 'oven', label: 'Oven' },
  { value: 'grill', label: 'Grill' },
];

/** Any number of two options: first one is selected, then both. */
const several = (component: ValueRow['component'], role: string, element: ValueRow['element']): ValueRow => ({
  component,
  props: VALUE,
  before: ['oven'],
  after: ['oven', 'grill'],
  element,
  read: () => OPTIONS.filter(({ label }) => isOn(label, role)).map(({ value }) => value),
  act: () => press('Grill', role),
});

/** One of two options. */
const one = (
  component: ValueRow['component'],
  role: string,
  element: ValueRow['element'],
  act = () => press('Grill', role),
): ValueRow => ({
  component,
  props: VALUE,
  before: 'oven',
  after: 'grill',
  element,
  read: () => OPTIONS.find(({ label }) => isOn(label, role))?.value,
  act,
});

// Radix selects a tab on pointer down.
const takeTab = (name: string) => () => {
  fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
};

/** Checkboxes, chips, radios and tabs. */
export const CHOICE_VALUES: readonly ValueRow[] = [
  switching('Checkbox', (state) => <ui.Checkbox label="Salt" {...state} />, {
    name: 'Salt',
    role: 'checkbox',
    props: CHECKED,
  }),
  switching('Switch', (state) => <ui.Switch label="Timer" {...state} />, {
    name: 'Timer',
    role: 'switch',
    props: CHECKED,
  }),
  switching('ToggleChip', (state) => <ui.ToggleChip {...state}>Vegan</ui.ToggleChip>, {
    name: 'Vegan',
    props: PRESSED,
  }),
  switching('FavoriteButton', (state) => <ui.FavoriteButton {...state} />, {
    name: 'Favorite',
    props: PRESSED,
  }),
  switching(
    'MenuCheckboxItem',
    (state) => (
      <ui.Menu open trigger={<ui.Button>Sort</ui.Button>}>
        <ui.MenuCheckboxItem {...state}>Match</ui.MenuCheckboxItem>
      </ui.Menu>
    ),
    { name: 'Match', role: 'menuitemcheckbox', props: CHECKED },
  ),
  several('CheckboxGroup', 'checkbox', (state) => (
    <ui.CheckboxGroup legend="Kitchen" options={OPTIONS} {...state} />
  )),
  several('ChipGroup', 'button', (state) => <ui.ChipGroup legend="Kitchen" options={OPTIONS} {...state} />),
  several('PreferenceChips', 'button', (state) => (
    <ui.PreferenceChips type="multiple" title="Kitchen" values={['oven', 'grill']} {...state} />
  )),
  one('PreferenceChips', 'radio', (state) => (
    <ui.PreferenceChips type="single" title="Kitchen" values={['oven', 'grill']} {...state} />
  )),
  one('RadioChips', 'radio', (state) => <ui.RadioChips legend="Kitchen" options={OPTIONS} {...state} />),
  one(
    'Tabs',
    'tab',
    (state) => (
      <ui.Tabs {...state}>
        <ui.TabList label="Kitchen">
          <ui.Tab value="oven">Oven</ui.Tab>
          <ui.Tab value="grill">Grill</ui.Tab>
        </ui.TabList>
      </ui.Tabs>
    ),
    takeTab('Grill'),
  ),
  {
    component: 'MethodPicker',
    props: VALUE,
    before: 'presets',
    after: 'voice',
    element: (state) => <ui.MethodPicker presets="Six pantries" voice="Speak" {...state} />,
    read: () =>
      screen.getByRole('tab', { selected: true }).textContent?.startsWith('Voice') ? 'voice' : 'presets',
    act: () => {
      fireEvent.mouseDown(screen.getByRole('tab', { name: /Voice Input/ }), { button: 0 });
    },
  },
  {
    component: 'PreferencesForm',
    props: VALUE,
    before: { spice_tolerance: 'mild' },
    after: { spice_tolerance: 'hot' },
    element: (state) => <ui.PreferencesForm {...state} />,
    read: () => ({ spice_tolerance: isOn('Mild', 'radio') ? 'mild' : isOn('Hot', 'radio') && 'hot' }),
    act: () => press('Hot', 'radio'),
  },
];
