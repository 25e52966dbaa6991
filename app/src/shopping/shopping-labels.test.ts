import { expect, test } from 'vitest';
import { shoppingLabels } from './shopping-labels.ts';

test('a list that is empty but for lines in own words does not say that everything is there [WRITE-09]', () => {
  expect(shoppingLabels('as_written', false)).toEqual({});
  expect(shoppingLabels('as_written', true)).toEqual({
    emptyTitle: 'Nothing else to buy',
    emptyText: 'Everything else is in your pantry.',
  });
});

test('loose weights are said in the units that the cook has chosen [UNITS-04]', () => {
  expect(shoppingLabels('us', false).amount?.(454, 'g')).toBe('1 lb');
  expect(Object.keys(shoppingLabels('us', true))).toContain('emptyTitle');
});
