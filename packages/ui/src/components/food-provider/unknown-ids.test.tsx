// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ActiveFilters } from '../active-filters/index.ts';
import { DietaryBadges } from '../dietary-badges/index.ts';
import { Flag } from '../flag/index.ts';
import { PreferenceChips } from '../preference-chips/index.ts';
import { ShoppingList } from '../shopping-list/index.ts';

afterEach(cleanup);

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('a flag that nobody listed is the last badge', () => {
  const dietary = { nut_free: true, vegan: true, contains_fish: false };
  render(<DietaryBadges dietary={dietary} />);
  expect(texts(screen.getAllByRole('listitem'))).toEqual(['Vegan', 'Nut Free']);
});

test('a category that nobody listed is a group after the others', () => {
  const item = { quantity: 1, unit: 'kg' };
  render(
    <ShoppingList
      items={[
        { ...item, id: '1', name: 'Cod', category: 'Fisch & Meer' },
        { ...item, id: '2', name: 'Tea', category: 'Other' },
        { ...item, id: '3', name: 'Limes', category: 'Produce' },
      ]}
    />,
  );
  expect(texts(screen.getAllByRole('heading'))).toEqual(['Produce', 'Other', 'Fisch & Meer']);
});

test('filters that nobody listed are chips, countries by their names', () => {
  render(
    <ActiveFilters defaultValue={{ flags: ['nut_free'], countries: ['pt', 'atlantis'], avoid: ['kiwi'] }} />,
  );
  expect(texts(screen.getAllByRole('button'))).toEqual(['No kiwi', 'Nut free', 'Portugal', 'Atlantis']);
});

test('a country by its ISO code has its flag and its name', () => {
  render(
    <>
      <Flag country="IT" /> <Flag country="pt" /> <Flag country="atlantis" />
    </>,
  );
  const flags = screen.getAllByRole('img');
  expect(flags.map((flag) => [flag.getAttribute('aria-label'), flag.getAttribute('data-country')])).toEqual([
    ['Italy', 'italy'],
    ['Portugal', null],
    ['International', null],
  ]);
});

test('what is selected without being an option is one, and stays when it is put out', () => {
  render(
    <PreferenceChips type="multiple" title="Diets" values={['vegan']} defaultValue={['low_salt', 'vegan']} />,
  );
  const diets = within(screen.getByRole('group', { name: /Diets/ }));
  const pressed = () => diets.getAllByRole('button').map((chip) => chip.getAttribute('aria-pressed'));
  expect(texts(diets.getAllByRole('button'))).toEqual(['Vegan', 'Low Salt']);
  expect(pressed()).toEqual(['true', 'true']);
  fireEvent.click(diets.getByRole('button', { name: 'Low Salt' }));
  expect(pressed()).toEqual(['true', 'false']);
});
