import { fireEvent, screen } from '@testing-library/react';
import * as ui from './every-component.ts';
import { closing, isOn, isThere, OPEN, press, switching, VALUE, type ValueRow } from './value-row.ts';

const NONE = { flags: [], countries: [] };
const VEGAN = { flags: ['vegan'], countries: [] };
const filters = () => (isOn('Vegan') ? VEGAN : NONE);

const ITEMS = ['Milk', 'Rice'].map((name) => ({
  id: name.toLowerCase(),
  name,
  quantity: 1,
  unit: 'kg',
  category: 'Pantry',
}));
const LISTS = ITEMS.map(({ id, name }) => ({ id, name }));
const ticked = (role: string) => () =>
  ITEMS.filter(({ name }) => isOn(role === 'checkbox' ? `${name} 1 kg` : name, role)).map(({ id }) => id);

/** Collapsible panels, filters and checklists. */
export const PANEL_VALUES: readonly ValueRow[] = [
  switching(
    'Collapsible',
    (state) => (
      <ui.Collapsible {...state}>
        <ui.CollapsibleTrigger>More</ui.CollapsibleTrigger>
        <ui.CollapsibleContent>Pot</ui.CollapsibleContent>
      </ui.Collapsible>
    ),
    { name: 'More', props: OPEN },
  ),
  switching(
    'ExpiryList',
    (state) => (
      <ui.ExpiryList items={[{ id: 'milk', name: 'Milk' }]} onExpiresChange={() => undefined} {...state} />
    ),
    { name: 'When they expire Set dates if you know them', props: OPEN },
  ),
  switching('PreferenceCard', (state) => <ui.PreferenceCard title="More" collapsible {...state} />, {
    name: 'More',
    props: OPEN,
  }),
  switching('PreferencesForm', (state) => <ui.PreferencesForm {...state} />, {
    name: 'Optional Preferences',
    props: { value: 'optionalOpen', first: 'defaultOptionalOpen', change: 'onOptionalOpenChange' },
  }),
  {
    component: 'HouseholdQuestion',
    props: VALUE,
    before: 2,
    after: 3,
    element: (state) => (
      <ui.HouseholdQuestion onAnswer={() => undefined} onSkip={() => undefined} {...state} />
    ),
    read: () => Number.parseInt(screen.getByRole('status').textContent, 10),
    act: () => press('More people'),
  },
  {
    component: 'RecipeAccordion',
    props: VALUE,
    before: null,
    after: '1',
    element: (state) => (
      <ui.RecipeAccordion {...state}>
        <ui.RecipeAccordionItem value="1" number={1} title="Gazpacho" totalTime={5}>
          Tomatoes
        </ui.RecipeAccordionItem>
      </ui.RecipeAccordion>
    ),
    read: () => (screen.queryByText('Tomatoes') ? '1' : null),
    act: () => {
      fireEvent.click(screen.getByRole('button', { name: /Gazpacho/ }));
    },
  },
  closing('MealCardMethod', (state) => <ui.MealCardMethod instructions="1. Stir. 2. Serve." {...state} />, {
    role: 'list',
    by: 'Show fewer lines',
  }),
  {
    ...closing('PlanNotice', (state) => <ui.PlanNotice dismissible onRefresh={() => undefined} {...state} />),
    read: () => screen.queryByRole('button', { name: 'Refresh' }) !== null,
    act: () => press('Dismiss'),
  },
  {
    component: 'FilterGroups',
    props: VALUE,
    before: NONE,
    after: VEGAN,
    element: (state) => <ui.FilterGroups {...state} />,
    read: filters,
    act: () => press('Vegan'),
  },
  {
    component: 'FilterPanel',
    props: VALUE,
    before: NONE,
    after: VEGAN,
    element: (state) => <ui.FilterPanel {...state} />,
    read: filters,
    act: () => press('Vegan'),
  },
  switching('FilterPanel', (state) => <ui.FilterPanel {...state} />, { name: 'Filters', props: OPEN }),
  {
    component: 'FilterSheet',
    props: VALUE,
    before: NONE,
    after: VEGAN,
    element: (state) => <ui.FilterSheet trigger={<ui.Button>Filter</ui.Button>} {...state} />,
    // It edits a copy, taken each time it opens.
    read: () => {
      press('Filter');
      const on = filters();
      press('Close');
      return on;
    },
    act: () => {
      press('Filter');
      press('Vegan');
      press('Apply Filters');
    },
  },
  {
    component: 'ActiveFilters',
    props: VALUE,
    before: VEGAN,
    after: NONE,
    element: (state) => <ui.ActiveFilters {...state} />,
    read: () => (isThere('button')() ? VEGAN : NONE),
    act: () => press('Remove filter Vegan'),
  },
  {
    component: 'AddToListMenu',
    props: { value: 'checkedIds', first: 'defaultCheckedIds', change: 'onListCheckedChange' },
    before: ['milk'],
    after: ['milk', 'rice'],
    reports: [true, 'rice'],
    element: (state) => <ui.AddToListMenu open lists={LISTS} {...state} />,
    read: ticked('menuitemcheckbox'),
    act: () => press('Rice', 'menuitemcheckbox'),
  },
  {
    component: 'ShoppingList',
    props: { value: 'checkedIds', first: 'defaultCheckedIds', change: 'onCheckedIdsChange' },
    before: ['milk'],
    after: ['milk', 'rice'],
    element: (state) => <ui.ShoppingList items={ITEMS} {...state} />,
    read: ticked('checkbox'),
    act: () => press('Rice 1 kg', 'checkbox'),
  },
  {
    ...switching('ShoppingListRow', (state) => <ui.ShoppingListRow value="milk" name="Milk" {...state} />, {
      name: 'Milk',
      role: 'checkbox',
      props: { value: 'checked', first: 'defaultChecked', change: 'onCheckedChange' },
    }),
    reports: [true, 'milk'],
  },
];
