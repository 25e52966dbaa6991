import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNIT_NAMES, type Unit } from '../units.ts';
import { coverRecipe, type Held, type Needed } from './index.ts';

const TODAY = '2030-05-06';
const [EGG, YOLK, RICE, BASMATI, SALT] = [1, 2, 3, 4, 5];

const need = (ingredientId: number, quantity: number, unit: Unit, grams: number | null = null): Needed => ({
  ingredientId,
  quantity,
  unit,
  grams,
});
const held = (ingredientId: number, quantity: number | null, unit: Unit, own: Partial<Held> = {}): Held => ({
  id: `${ingredientId} ${unit} ${own.expiresOn ?? ''}`,
  covers: [ingredientId],
  quantity,
  unit,
  grams: null,
  expiresOn: null,
  ...own,
});
const eggs = (quantity: number) =>
  held(EGG, quantity, 'piece', { covers: [EGG, YOLK], grams: quantity * 50, gives: { [YOLK]: 0.36 } });
const fourEggs = need(EGG, 4, 'piece', 200);

describe('one line', () => {
  test.each([
    { why: 'nothing', pantry: [], state: 'missing', lack: 1 },
    { why: 'something else', pantry: [held(SALT, 9, 'piece')], state: 'missing', lack: 1 },
    { why: 'one of four', pantry: [eggs(1)], state: 'short', lack: 0.75 },
    { why: 'all four', pantry: [eggs(4)], state: 'have', lack: 0 },
    { why: 'more', pantry: [eggs(6)], state: 'have', lack: 0 },
    { why: "'some'", pantry: [held(EGG, null, 'piece')], state: 'have', lack: 0 },
    { why: 'an unknown unit', pantry: [held(EGG, 1, 'pack')], state: 'have', lack: 0 },
    { why: 'its weight', pantry: [held(EGG, 200, 'g', { grams: 200 })], state: 'have', lack: 0 },
    {
      why: 'two batches',
      pantry: [held(EGG, 2, 'piece', { expiresOn: '2030-05-09' }), held(EGG, 2, 'piece')],
      state: 'have',
      lack: 0,
    },
    {
      why: 'an expired batch and one',
      pantry: [held(EGG, 6, 'piece', { expiresOn: '2030-05-05' }), held(EGG, 1, 'piece')],
      state: 'short',
      lack: 0.75,
    },
    {
      why: 'something that expires today',
      pantry: [held(EGG, 4, 'piece', { expiresOn: TODAY })],
      state: 'have',
      lack: 0,
    },
  ])('$why of four eggs is $state', ({ pantry, state, lack }) => {
    const [line] = coverRecipe([fourEggs], pantry, TODAY).lines;
    expect(line).toMatchObject({ state, lack });
  });

  test('an egg gives one yolk, whatever its weight [MATCH-08]', () => {
    const yolks = (count: number) => coverRecipe([need(YOLK, count, 'piece', count * 18)], [eggs(2)], TODAY);
    expect(yolks(2).lines[0]?.state).toBe('have');
    expect(yolks(3).lines[0]).toMatchObject({ state: 'short', lack: expect.closeTo(1 / 3) });
  });

  test('substitutes are used after the ingredient itself', () => {
    const rice = held(RICE, 1, 'kg', { standsInFor: [BASMATI] });
    const basmati = held(BASMATI, 200, 'g', { covers: [BASMATI, RICE] });
    const { lines } = coverRecipe([need(BASMATI, 300, 'g')], [rice, basmati], TODAY);
    expect(lines[0]?.taken.map(({ item, quantity }) => [item.id, quantity])).toEqual([
      [basmati.id, 200],
      [rice.id, expect.closeTo(0.1)],
    ]);
  });
});

describe('a recipe', () => {
  test('counts each ingredient once, in whole percent, by amount and by presence [MATCH-01]', () => {
    const needs = [fourEggs, need(RICE, 300, 'g'), need(SALT, 1, 'tsp'), need(SALT, 1, 'pinch')];
    const pantry = [eggs(1), held(RICE, 1, 'kg')];
    expect(coverRecipe(needs, pantry, TODAY)).toMatchObject({
      haveIds: [RICE],
      lackingIds: [EGG, SALT],
      matchPercentage: 33,
      presencePercentage: 67,
    });
  });

  test('does not use the same eggs twice', () => {
    const needs = [need(EGG, 2, 'piece', 100), need(YOLK, 2, 'piece', 36)];
    const { lines, haveIds, lackingIds, presencePercentage } = coverRecipe(needs, [eggs(3)], TODAY);
    expect(lines.map(({ state }) => state)).toEqual(['have', 'short']);
    expect([haveIds, lackingIds, presencePercentage]).toEqual([[EGG], [YOLK], 100]);
  });

  test('scores 0 without ingredients', () => {
    expect(coverRecipe([], [eggs(1)], TODAY)).toMatchObject({ matchPercentage: 0, presencePercentage: 0 });
  });

  const unit = fc.constantFrom(...UNIT_NAMES);
  const needs = fc.array(
    fc.record({
      ingredientId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      unit,
      grams: fc.option(fc.integer({ min: 1, max: 500 })),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const pantry = fc.array(
    fc.record({
      id: fc.uuid(),
      covers: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
      quantity: fc.option(fc.integer({ min: 1, max: 20 })),
      unit,
      grams: fc.option(fc.integer({ min: 1, max: 500 })),
      expiresOn: fc.option(fc.constantFrom('2030-05-05', TODAY, '2030-06-01')),
    }),
    { maxLength: 6 },
  );

  test('never drops as the pantry grows, and never exceeds presence', () => {
    fc.assert(
      fc.property(needs, pantry, (lines, items) => {
        const { matchPercentage, presencePercentage } = coverRecipe(lines, items, TODAY);
        expect(matchPercentage).toBeLessThanOrEqual(presencePercentage);
        const some = items.map((item) => ({ ...item, quantity: null }));
        expect(coverRecipe(lines, some, TODAY).matchPercentage).toBe(presencePercentage);
      }),
    );
  });

  test('never takes more than is available', () => {
    fc.assert(
      fc.property(needs, pantry, (lines, items) => {
        const taken = coverRecipe(lines, items, TODAY).lines.flatMap((line) => line.taken);
        for (const item of items) {
          const sum = taken.reduce((all, use) => all + (use.item === item ? (use.quantity ?? 0) : 0), 0);
          expect(sum).toBeLessThanOrEqual((item.quantity ?? 0) + 1e-6);
        }
      }),
    );
  });
});
