// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DietaryBadges } from '../components/dietary-badges/index.ts';
import { FilterSheet, type FilterSheetProps } from '../components/filter-sheet/index.ts';
import { Flag } from '../components/flag/index.ts';
import { FoodProvider } from '../components/food-provider/index.ts';
import {
  NO_PREFERENCES,
  PreferencesForm,
  type PreferencesValue,
} from '../components/preferences-form/index.ts';
import { ShoppingList, type ShoppingItem } from '../components/shopping-list/index.ts';
import { de } from '../words/de/index.ts';
import { BakeryScreen } from './bakery-screen.tsx';
import { bakeryInGerman } from './bakery-words.ts';
import { BAKERY } from './bakery.ts';

afterEach(cleanup);

const inBakery = (element: ReactElement) =>
  render(<FoodProvider vocabulary={BAKERY}>{element}</FoodProvider>);
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('badges follow the vocabulary', () => {
  inBakery(
    <DietaryBadges dietary={{ vegan: true, vegetarian: true, sourdough: true, 'low-fodmap': true }} />,
  );
  expect(texts(screen.getAllByRole('listitem'))).toEqual(['Low FODMAP', 'Sourdough', 'Vegan']);
});

test('countries have their labels or their names, and the flags that Larder has', () => {
  inBakery(
    <>
      <Flag country="PT" /> <Flag country="south-tyrol" /> <Flag country="IT" />
    </>,
  );
  const flags = screen.getAllByRole('img');
  expect(flags.map((flag) => flag.getAttribute('aria-label'))).toEqual(['Portugal', 'South Tyrol', 'Italy']);
  expect(flags.map((flag) => flag.getAttribute('data-country'))).toEqual([null, null, 'italy']);
});

test('a country may bring its picture', () => {
  const countries = [{ id: 'PT' as const, picture: <svg data-testid="picture" /> }];
  render(
    <FoodProvider vocabulary={{ countries }}>
      <Flag country="PT" />
    </FoodProvider>,
  );
  expect(screen.getByRole('img', { name: 'Portugal' }).contains(screen.getByTestId('picture'))).toBe(true);
});

test('filters are those of the vocabulary, and are reported in its order', () => {
  const onValueChange = vi.fn<NonNullable<FilterSheetProps['onValueChange']>>();
  inBakery(<FilterSheet defaultOpen onValueChange={onValueChange} />);
  expect(screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent)).toEqual([
    'Bread',
    'From',
    'Ready in',
    'Without',
  ]);
  const press = (group: string, name: string) =>
    fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));
  press('Bread', 'No knead');
  press('Bread', 'Low FODMAP');
  press('From', 'South Tyrol');
  press('From', 'Portugal');
  press('Without', 'Buckwheat');
  press('Without', 'Milk');
  fireEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
  expect(onValueChange).toHaveBeenLastCalledWith({
    flags: ['low-fodmap', 'no-knead'],
    countries: ['PT', 'south-tyrol'],
    avoid: ['dairy', 'buckwheat'],
  });
});

test('items are grouped by the aisles, and those of an aisle that nobody listed come last', () => {
  const items: readonly ShoppingItem[] = [
    { id: 1, name: 'Rye', quantity: 1, unit: 'kg', category: 'mill' },
    { id: 2, name: 'Ciabatta', quantity: 1, unit: 'piece', category: 'Bakery counter' },
  ];
  const fromServer = JSON.parse('[{"id":3,"name":"Cod","quantity":1,"unit":"kg","category":"Fisch & Meer"}]');
  inBakery(<ShoppingList items={[...fromServer, ...items]} />);
  expect(texts(screen.getAllByRole('heading'))).toEqual(['Bakery counter', 'Flour & grain', 'Fisch & Meer']);
});

test('ids of items may be numbers', () => {
  const onCheckedIdsChange = vi.fn<(ids: readonly number[]) => void>();
  inBakery(<BakeryScreen title="Rye" onCheckedIdsChange={onCheckedIdsChange} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /Ciabatta/ }));
  expect(onCheckedIdsChange).toHaveBeenLastCalledWith([2]);
});

test('preferences offer what the vocabulary has, and say nothing of what Larder’s allergens cover', () => {
  const onValueChange = vi.fn<(value: PreferencesValue) => void>();
  inBakery(
    <PreferencesForm
      defaultValue={{ ...NO_PREFERENCES, dietary_restrictions: ['vegan'] }}
      onValueChange={onValueChange}
    />,
  );
  const diets = within(screen.getByRole('group', { name: /Dietary Restrictions/ }));
  expect(texts(diets.getAllByRole('button'))).toEqual(['Low FODMAP', 'Vegan']);
  fireEvent.click(diets.getByRole('button', { name: 'Low FODMAP' }));
  expect(onValueChange.mock.lastCall?.[0].dietary_restrictions).toEqual(['low-fodmap', 'vegan']);
  expect(screen.queryByText(/Nuts cover/)).toBeNull();
});

test('words name its ids in another language, and the pack the others', () => {
  render(
    <FoodProvider words={de} locale="de-DE">
      <FoodProvider words={bakeryInGerman} vocabulary={BAKERY}>
        <BakeryScreen title="Roggenbrot" />
      </FoodProvider>
    </FoodProvider>,
  );
  expect(texts(within(screen.getByRole('article')).getAllByRole('listitem')).slice(-3)).toEqual([
    'FODMAP-arm',
    'Sauerteig',
    'Vegan',
  ]);
  const active = within(screen.getByRole('region', { name: 'Aktive Filter' }));
  expect(texts(active.getAllByRole('button'))).toEqual(['Ohne Kneten', 'Südtirol', 'Ohne Buchweizen']);
  screen.getByRole('region', { name: 'Kühlregal' });
  screen.getByRole('button', { name: 'Italien' });
  within(screen.getByRole('group', { name: 'Ohne' })).getByRole('button', { name: 'Milchprodukte' });
});

test('a list that is left out stays as it is outside', () => {
  render(
    <FoodProvider vocabulary={{ flags: BAKERY.flags }}>
      <FoodProvider vocabulary={{ aisles: BAKERY.aisles }}>
        <DietaryBadges dietary={{ 'low-fodmap': true }} />
      </FoodProvider>
    </FoodProvider>,
  );
  expect(texts(screen.getAllByRole('listitem'))).toEqual(['Low FODMAP']);
});
