import type { Unit } from '@larder/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import * as own from '../../src/pantry/own-ingredient.store.ts';
import * as store from '../../src/pantry/pantry.store.ts';
import { readStock } from '../../src/recipes/stock.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const RICE = '01976b0e-5a10-7c3e-9a55-0242ac120001';
const DUST = '01976b0e-5a10-7c3e-9a55-0242ac120002';
const NEW = '01976b0e-5a10-7c3e-9a55-0242ac120003';
const OLD = '01976b0e-5a10-7c3e-9a55-0242ac120004';
const [RICE_ID, TOMATO_ID, DUST_ID] = [1, 4, 500_000_900];

const cooks = twoCooks();

const item = (id: string, ingredientId: number, quantity: number | null, unit: Unit = 'g') => ({
  id,
  ingredientId,
  quantity,
  used: 0,
  unit,
  expiryDate: null,
  expiryIsGuess: false,
  storage: null,
  opened: false,
});
const asStock = ({ id, ingredientId, quantity, used, unit, expiryDate }: store.PantryItem) => ({
  id,
  ingredientId,
  quantity,
  used,
  unit,
  expiryDate,
});
const byId = (items: readonly store.PantryItem[]) => items.toSorted((a, b) => a.id.localeCompare(b.id));
const pantry = async (userId: string) => byId(await store.readPantry(cooks.db, userId));

const ADAS = [
  { ...item(RICE, RICE_ID, 100), name: 'rice' },
  { ...item(DUST, DUST_ID, 2, 'piece'), name: 'moon dust' },
];
const BENS = [
  { ...item(RICE, RICE_ID, 700), name: 'rice' },
  { ...item(DUST, DUST_ID, 7, 'piece'), name: 'sea foam' },
];

// Both cooks have the same ids, as their own ingredients are numbered alike: only the owner distinguishes the
// rows.
beforeEach(async () => {
  for (const [userId, items] of [
    [cooks.ada, ADAS],
    [cooks.ben, BENS],
  ] as const) {
    const named = { id: DUST_ID, name: items[1]!.name, nameKey: items[1]!.name };
    await own.insertOwnIngredients(cooks.db, userId, [named]);
    await store.insertItems(cooks.db, userId, items);
  }
});

describe('for two cooks with the same ids', () => {
  test('each reads their own pantry', async () => {
    expect(await pantry(cooks.ada)).toEqual(ADAS);
    expect(await pantry(cooks.ben)).toEqual(BENS);
    expect(await store.readPantryItem(cooks.db, cooks.ada, DUST)).toEqual(ADAS[1]);
    expect(await store.readPantryItem(cooks.db, cooks.ben, DUST)).toEqual(BENS[1]);
    expect(await readStock(cooks.pool, cooks.ada)).toEqual(expect.arrayContaining(ADAS.map(asStock)));
  });

  test('what only the other has does not exist', async () => {
    await store.insertItems(cooks.db, cooks.ben, [item(NEW, TOMATO_ID, 1)]);
    expect(await store.readPantryItem(cooks.db, cooks.ada, NEW)).toBeNull();
    expect(await store.readItemsOfIngredients(cooks.db, cooks.ada, [TOMATO_ID])).toEqual([]);
    await store.deleteItems(cooks.db, cooks.ada, [NEW]);
    expect(await store.countItems(cooks.db, cooks.ada)).toBe(2);
    expect(await store.countItems(cooks.db, cooks.ben)).toBe(3);
    const stock = await readStock(cooks.pool, cooks.ada);
    expect(stock.map(({ ingredientId }) => ingredientId)).not.toContain(TOMATO_ID);
  });

  test("ingredients' items belong to one of them, sorted by id", async () => {
    await store.insertItems(cooks.db, cooks.ada, [item(NEW, RICE_ID, 3, 'cup')]);
    const ids = async (...ingredients: number[]) =>
      (await store.readItemsOfIngredients(cooks.db, cooks.ada, ingredients)).map(({ id }) => id);
    expect(await ids(DUST_ID, RICE_ID)).toEqual([RICE, DUST, NEW]);
    expect(await ids(RICE_ID)).toEqual([RICE, NEW]);
  });

  test('a change affects one item of one of them', async () => {
    const change = {
      id: RICE,
      ingredientId: TOMATO_ID,
      quantity: 3,
      used: 0.5,
      unit: 'cup',
      expiryDate: '2031-01-01',
      expiryIsGuess: true,
      storage: 'freezer',
      opened: true,
    } as const;
    const before = { ...change, unit: 'g' } as const;
    await store.applyChanges(cooks.db, cooks.ada, [{ before, after: change }]);
    expect(await pantry(cooks.ada)).toEqual([{ ...ADAS[0], ...change, name: 'tomato' }, ADAS[1]]);
    expect(await pantry(cooks.ben)).toEqual(BENS);
    const { rows } = await cooks.pool.query(
      'select unit_kind from pantry_items where user_id = $1 and id = $2',
      [cooks.ada, RICE],
    );
    expect(rows).toEqual([{ unit_kind: 'volume' }]);
  });

  test('a deletion affects items of one of them', async () => {
    await store.insertItems(cooks.db, cooks.ada, [item(NEW, RICE_ID, 3, 'cup')]);
    await store.deleteItems(cooks.db, cooks.ada, []);
    await store.deleteItems(cooks.db, cooks.ada, [RICE, NEW]);
    expect(await pantry(cooks.ada)).toEqual([ADAS[1]]);
    expect(await pantry(cooks.ben)).toEqual(BENS);
  });

  test('stock changed, removed and added belongs to one of them', async () => {
    const more = item(RICE, RICE_ID, 250);
    const came = item(NEW, TOMATO_ID, 5);
    await store.applyChanges(cooks.db, cooks.ada, []);
    expect(await pantry(cooks.ada)).toEqual(ADAS);
    await store.applyChanges(cooks.db, cooks.ada, [
      { before: item(RICE, RICE_ID, 100), after: more },
      { before: item(DUST, DUST_ID, 2, 'piece'), after: null },
      { before: null, after: came },
    ]);
    expect(await pantry(cooks.ada)).toEqual([
      { ...more, name: 'rice' },
      { ...came, name: 'tomato' },
    ]);
    expect(await pantry(cooks.ben)).toEqual(BENS);
  });

  test('batches of one ingredient are separate, each with its date', async () => {
    await store.insertItems(cooks.db, cooks.ada, [
      { ...item(NEW, RICE_ID, 3), expiryDate: '2030-05-05' },
      { ...item(OLD, TOMATO_ID, 1), expiryDate: '2030-05-05' },
    ]);
    expect(await pantry(cooks.ada)).toHaveLength(4);
    const dates = (await readStock(cooks.pool, cooks.ada)).map(({ id, expiryDate }) => [id, expiryDate]);
    expect(new Map(dates as [string, string | null][])).toEqual(
      new Map([
        [RICE, null],
        [DUST, null],
        [NEW, '2030-05-05'],
        [OLD, '2030-05-05'],
      ]),
    );
  });

  test('one with an empty pantry has nothing, whatever the other has', async () => {
    expect(await store.hasItems(cooks.db, cooks.ada)).toBe(true);
    await store.deleteItems(cooks.db, cooks.ada, [RICE, DUST]);
    expect(await store.hasItems(cooks.db, cooks.ada)).toBe(false);
    expect(await store.countItems(cooks.db, cooks.ada)).toBe(0);
    await store.insertItems(cooks.db, cooks.ada, []);
    expect(await pantry(cooks.ada)).toEqual([]);
    expect(await pantry(cooks.ben)).toEqual(BENS);
  });

  test('each has their own names', async () => {
    expect(await own.readOwnNames(cooks.db, cooks.ada)).toEqual(['moon dust']);
    expect(await own.findOwnIngredient(cooks.db, cooks.ben, DUST_ID)).toEqual({
      id: DUST_ID,
      name: 'sea foam',
      nameKey: 'sea foam',
    });
    expect(await own.findOwnIngredient(cooks.db, cooks.ben, DUST_ID + 1)).toBeNull();
    expect(await own.findOwnIngredients(cooks.db, cooks.ada, ['sea foam', 'moon dust'])).toEqual([
      { id: DUST_ID, name: 'moon dust', nameKey: 'moon dust' },
    ]);
    expect(await own.countOwnIngredients(cooks.db, cooks.ada)).toBe(1);
  });

  test("one cook's counter advances by the number added", async () => {
    const next = async (userId: string) => (await store.lockPantry(cooks.db, userId)).nextOwnIngredientId;
    const [adas, bens] = [await next(cooks.ada), await next(cooks.ben)];
    const added = ['a', 'b'].map((name, index) => ({ id: adas + index, name, nameKey: name }));
    await own.insertOwnIngredients(cooks.db, cooks.ada, added);
    expect([await next(cooks.ada), await next(cooks.ben)]).toEqual([adas + 2, bens]);
    await expect(store.lockPantry(cooks.db, NEW)).rejects.toThrow('Every account has a pantry.');
  });

  test('one of them renames an own ingredient', async () => {
    await own.renameOwnIngredient(cooks.db, cooks.ada, {
      id: DUST_ID,
      name: 'Star dust',
      nameKey: 'star dust',
    });
    const [adas, bens] = [cooks.ada, cooks.ben].map((id) => own.findOwnIngredient(cooks.db, id, DUST_ID));
    expect(await adas).toEqual({ id: DUST_ID, name: 'Star dust', nameKey: 'star dust' });
    expect(await bens).toMatchObject({ name: 'sea foam' });
  });

  test('an own ingredient is deleted for one of them, unless a removal of it can be undone', async () => {
    const [kept, gone] = [DUST_ID + 1, DUST_ID + 2];
    const added = [kept, gone].map((id) => ({ id, name: `own ${id}`, nameKey: `own ${id}` }));
    for (const userId of [cooks.ada, cooks.ben]) await own.insertOwnIngredients(cooks.db, userId, added);
    const removal = (userId: string, ingredientId: number) =>
      cooks.pool.query(
        'insert into removals (user_id, thing, removed_at, content) values ($1, $2, now(), $3)',
        [userId, `item ${ingredientId}`, { items: [{ ingredientId: DUST_ID }, { ingredientId }] }],
      );
    await removal(cooks.ada, kept);
    await removal(cooks.ben, gone);
    for (const id of [kept, gone]) await own.deleteOwnIngredient(cooks.db, cooks.ada, id);
    const names = async (userId: string) => (await own.readOwnNames(cooks.db, userId)).toSorted();
    expect(await names(cooks.ada)).toEqual(['moon dust', `own ${kept}`]);
    expect(await names(cooks.ben)).toEqual([`own ${kept}`, `own ${gone}`, 'sea foam']);
  });

  test('unused own names are deleted for one of them, except those to keep', async () => {
    const unused = ['a', 'b'].map((name, index) => ({ id: DUST_ID + 1 + index, name, nameKey: name }));
    for (const userId of [cooks.ada, cooks.ben]) await own.insertOwnIngredients(cooks.db, userId, unused);
    await own.deleteUnusedOwnIngredients(cooks.db, cooks.ada, ['a']);
    expect((await own.readOwnNames(cooks.db, cooks.ada)).toSorted()).toEqual(['a', 'moon dust']);
    expect(await own.countOwnIngredients(cooks.db, cooks.ben)).toBe(3);
  });
});
