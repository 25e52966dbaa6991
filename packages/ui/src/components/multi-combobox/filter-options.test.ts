import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const OPTIONS = [
  { id: '1', text: 'Sour cream' },
  { id: '2', text: 'Crème fraîche' },
  { id: '3', text: 'Coriander', note: 'cilantro' },
];
const found = (typed: string) => filterOptions(OPTIONS, typed).map(({ id }) => id);

test('finds all without a text, and by name without accents and case', () => {
  expect(found(' ')).toEqual(['1', '2', '3']);
  expect(found('creme')).toEqual(['2']);
  expect(found('CRÈME')).toEqual(['2']);
});

test('has those first that begin with the text', () => {
  expect(found('cr')).toEqual(['2', '1']);
});

test('finds another name', () => {
  expect(found('cilan')).toEqual(['3']);
  expect(found('basil')).toEqual([]);
});
