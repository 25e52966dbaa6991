import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayable, sayAmount, sayAmountOf } from './index.ts';
import { UNIT_NAMES } from './units.ts';

describe('an amount as a cook says it', () => {
  test.each([
    [2.92, 'piece', 'about 3 pieces'],
    [3, 'piece', '3 pieces'],
    [0.33, 'piece', '⅓ piece'],
    [8.5, 'piece', '8½ pieces'],
    [0.1, 'piece', 'a little'],
    [13.4, 'piece', 'about 13 pieces'],
    [453.592, 'g', '454 g'],
    [4.67, 'g', '5 g'],
    [7, 'g', '7 g'],
    [0.2, 'g', '¼ g'],
    [0.15, 'l', '150 ml'],
    [0.5, 'kg', '500 g'],
    [1.2, 'kg', '1.2 kg'],
    [1.5, 'kg', '1.5 kg'],
    [1, 'kg', '1 kg'],
    [1000, 'g', '1 kg'],
    [999.6, 'g', '1 kg'],
    [999, 'g', '999 g'],
    [1200, 'g', '1.2 kg'],
    [1250, 'ml', '1.25 l'],
    [1500, 'ml', '1.5 l'],
    [2500, 'g', '2.5 kg'],
    [12_345, 'g', '12.35 kg'],
    [0.25, 'kg', '250 g'],
    [0.66, 'lb', '⅔ lb'],
    [0.75, 'head', '¾ head'],
    [0.4, 'head', 'about ⅓ head'],
    [1.5, 'bunch', '1½ bunches'],
    [0.125, 'tsp', '⅛ tsp'],
    [0.12, 'bottle', 'a little'],
    [1, 'item', '1 item'],
    [2, 'item', '2 items'],
    [2, 'smidgen', '2 smidgen'],
  ])('%d %s is %s [MATCH-10 MATCH-18]', (quantity, unit, said) =>
    expect(sayAmount({ quantity, unit })).toBe(said),
  );

  test("omits 'pieces' when the ingredient is named", () => {
    expect(sayAmount({ quantity: 2.92, unit: 'piece' }, { isNamed: true })).toBe('about 3');
    expect(sayAmount({ quantity: 2, unit: 'can' }, { isNamed: true })).toBe('2 cans');
  });

  test.each([
    [3, 'piece', 'eggs', '3 eggs'],
    [1, 'piece', 'egg', '1 egg'],
    [0.1, 'piece', 'onion', 'a little onion'],
    [400, 'g', 'spinach', '400 g of spinach'],
    [1, 'head', 'cauliflower', '1 head of cauliflower'],
    [2, 'clove', 'garlic', '2 cloves of garlic'],
    [2, 'leaf', 'bay leaves', '2 bay leaves'],
    [1, 'leaf', 'bay leaf', '1 bay leaf'],
    [6, 'sheet', 'lasagne sheets', '6 lasagne sheets'],
  ])('%d %s of %s is %s', (quantity, unit, noun, said) =>
    expect(sayAmountOf({ quantity, unit }, noun)).toBe(said),
  );

  test('uses the given number formatting', () => {
    expect(sayAmount({ quantity: 2, unit: 'g' }, { write: () => '٢' })).toBe('٢ g');
  });

  test('never prints long decimals, and is idempotent', () => {
    const quantity = fc.double({ min: 0.001, max: 5_000, noNaN: true });
    fc.assert(
      fc.property(quantity, fc.constantFrom(...UNIT_NAMES), (amount, unit) => {
        const { isAbout: _isAbout, ...once } = sayable({ quantity: amount, unit });
        expect(sayable(once)).toMatchObject(once);
        const decimals = ['kg', 'l', 'g', 'ml'].includes(unit) ? /\.\d{3}/ : /\d\.\d/;
        expect(sayAmount({ quantity: amount, unit })).not.toMatch(decimals);
      }),
    );
  });
});
