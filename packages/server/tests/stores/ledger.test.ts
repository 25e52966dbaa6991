import { MESSAGES, TooMuch, type Act, type Deed, type Lot } from '@larder/domain';
import { IngredientIndex } from '@larder/domain/model';
import { describe, expect, test } from 'vitest';
import { readDeeds } from '../../src/pantry/ledger/deed.store.ts';
import * as ledger from '../../src/pantry/ledger/ledger.ts';
import type { Doing, Undoable } from '../../src/pantry/ledger/ledger.ts';
import { Problem } from '../../src/platform/http/problem.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { twoCooks } from '../support/two-cooks.ts';

const cooks = twoCooks();

const SNAPSHOT = { names: new IngredientIndex(SMALL_CATALOGUE.ingredients) };
const NOW = new Date('2030-05-06T12:00:00Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const [TOMATO, MILK] = [4, 7];
/** Ids contain the time they were made: on 5 May 2030 at 20:00 in UTC, which is the next day in Tokyo. */
const LOT = '01bb5da4-e600-7c3e-9a55-0242ac120001';
const OTHER = '01bb5da4-e600-7c3e-9a55-0242ac120002';

const lot = (own: Partial<Lot> = {}): Lot => ({
  id: LOT,
  ingredientId: 1,
  quantity: 500,
  used: 0,
  unit: 'g',
  expiryDate: null,
  expiryIsGuess: false,
  storage: null,
  opened: true,
  ...own,
});
const take = (there: Lot, amount: number): Act => ({
  kind: 'take',
  lot: there.id,
  ingredientId: there.ingredientId,
  amount,
  unit: there.unit,
  parts: [],
});
const alter = (before: Lot | null, after: Lot | null): Extract<Act, { kind: 'alter' }> => ({
  kind: 'alter',
  before,
  after,
  spare: 'spare',
  parts: [],
});
const doing = (own: Partial<Doing> = {}): Doing => ({
  userId: cooks.ada,
  now: NOW,
  today: '2030-05-06',
  ...own,
});
const soup: Undoable = { thing: 'soup', until: at(1) };
const carryOut = (pantry: readonly Lot[], acts: readonly Act[], undoable?: Undoable, own?: Partial<Doing>) =>
  ledger.carryOut(cooks.db, SNAPSHOT, doing(own), pantry, () => acts, undoable);
const takeBack = (pantry: readonly Lot[], things: readonly string[], now = NOW) =>
  ledger.takeBack(cooks.db, SNAPSHOT, { userId: cooks.ada, now }, pantry, things);
const kept = () => readDeeds(cooks.db, cooks.ada);
const namesOf = (deeds: readonly { readonly thing: string | null }[]) => deeds.map(({ thing }) => thing);

describe('carrying out', () => {
  test('returns what changes, and the resulting shelf', async () => {
    const { changes, shelf } = await carryOut([lot()], [take(lot(), 200)]);
    const after = lot({ quantity: 300 });
    expect(changes).toEqual([{ before: lot(), after }]);
    expect([...shelf.all()]).toEqual([after]);
  });

  test('passes a shelf of lots without names to the acts', async () => {
    const named = { ...lot(), name: 'rice' };
    let shown: Lot[] = [];
    await ledger.carryOut(cooks.db, SNAPSHOT, doing(), [named], (shelf) => {
      shown = [...shelf.all()];
      return [];
    });
    expect(shown).toEqual([lot()]);
  });

  test('keeps no deed until there is one that can be undone, and then every one', async () => {
    await carryOut([lot()], [take(lot(), 1)]);
    expect(await kept()).toEqual([]);
    await carryOut([lot()], [take(lot(), 2)], soup, { today: '2030-05-07', zone: 'Asia/Tokyo' });
    await carryOut([lot()], [take(lot(), 3), take(lot(), 4)]);
    expect(await kept()).toMatchObject([
      {
        seq: 1,
        thing: 'soup',
        undoableUntil: at(1),
        today: '2030-05-07',
        zone: 'Asia/Tokyo',
        acts: [{ amount: 2 }],
        changes: [{ before: lot(), after: lot({ quantity: 498 }) }],
      },
      { seq: 3, thing: null, undoableUntil: null, zone: undefined, acts: [{ amount: 3 }, { amount: 4 }] },
    ]);
  });

  test('keeps no deed without an act', async () => {
    await carryOut([lot()], [], soup);
    expect(await kept()).toEqual([]);
  });

  test('deletes deeds that can no longer be undone', async () => {
    await carryOut([lot()], [take(lot(), 1)], soup);
    await carryOut([lot()], [take(lot(), 1)], { thing: 'pie', until: at(2) }, { now: at(1) });
    expect(namesOf(await kept())).toEqual(['pie']);
  });

  test.each([
    { why: 'takes the name from an earlier one', isMore: undefined, names: [null, 'soup'] },
    { why: 'leaves the name to what it adds to', isMore: true, names: ['soup', 'soup'] },
  ])('under the same name again $why', async ({ isMore, names }) => {
    await carryOut([lot()], [take(lot(), 1)], { thing: 'pie', until: at(1) });
    await carryOut([lot()], [take(lot(), 1)], soup);
    await carryOut([lot()], [take(lot(), 1)], { ...soup, ...(isMore && { isMore }) });
    expect(namesOf(await kept())).toEqual(['pie', ...names]);
  });

  test('knows which lots were merged before', async () => {
    const [there, part] = [lot(), lot({ id: OTHER })];
    await carryOut([there], [{ kind: 'add', lot: part, isPlain: false }], soup);
    const { changes } = await carryOut([lot({ quantity: 1000 })], [take(part, 100)]);
    expect(changes).toMatchObject([{ after: { id: LOT, quantity: 900 } }]);
  });

  test('dates what it opens by its ingredient and the day', async () => {
    const rice = lot({ expiryDate: '2032-05-06', expiryIsGuess: true, opened: false });
    const { changes } = await carryOut([rice], [take(rice, 100)]);
    expect(changes).toMatchObject([
      { after: { quantity: 400, expiryDate: '2031-05-06', expiryIsGuess: true, opened: true } },
    ]);
    // Nothing is known of a cook's own ingredient.
    const dust = { ...rice, ingredientId: 500_000_900 };
    expect((await carryOut([dust], [take(dust, 100)])).changes).toMatchObject([{ after: { opened: false } }]);
  });

  test.each([
    { zone: undefined, storage: 'freezer', becomes: { storage: 'freezer', expiryDate: '2030-07-05' } },
    { zone: undefined, storage: 'cupboard', becomes: { storage: null, expiryDate: '2030-05-12' } },
    { zone: 'Asia/Tokyo', storage: 'cupboard', becomes: { storage: null, expiryDate: '2030-05-13' } },
  ] as const)(
    'dates what was moved, and has changed since, by the day it came in: $storage, $zone',
    async ({ zone, storage, becomes }) => {
      const then = lot({
        ingredientId: TOMATO,
        storage: 'fridge',
        expiryDate: '2030-05-20',
        expiryIsGuess: true,
        opened: false,
      });
      const now = { ...then, opened: true };
      const act = { ...alter(then, { ...then, storage }), sent: { storage } };
      const { changes } = await carryOut([now], [act], undefined, { zone });
      expect(changes).toEqual([{ before: now, after: { ...now, ...becomes } }]);
    },
  );
});

test('what is renamed is dated as what it becomes, with all that there is of it', async () => {
  const moonDust = { ingredientId: 500_000_900, opened: false };
  const [then, other] = [lot(moonDust), lot({ ...moonDust, id: OTHER, quantity: 2, unit: 'piece' })];
  const rename: Act = { ...alter(then, { ...then, ingredientId: TOMATO }), isRename: true };
  const { changes } = await carryOut([then, other], [rename]);
  expect(changes).toContainEqual({
    before: other,
    after: { ...other, ingredientId: TOMATO, expiryDate: '2030-05-13', expiryIsGuess: true },
  });
});

describe('taking back', () => {
  const cookThree = async () => {
    await carryOut([lot()], [take(lot(), 100)], soup);
    await carryOut([lot({ quantity: 400 })], [take(lot(), 10)], { thing: 'pie', until: at(1) });
    await carryOut([lot({ quantity: 390 })], [take(lot(), 1)]);
    return [lot({ quantity: 389 })];
  };

  test('gives back what the deeds took, and deletes them', async () => {
    const pantry = await cookThree();
    const { changes, deeds } = await takeBack(pantry, ['soup', 'tart']);
    expect(changes).toEqual([{ before: pantry[0], after: lot({ quantity: 489 }) }]);
    expect(namesOf(deeds)).toEqual(['soup']);
    expect(await kept()).toMatchObject([
      { thing: 'pie', changes: [{ before: lot(), after: lot({ quantity: 490 }) }] },
      { thing: null, changes: [{ before: lot({ quantity: 490 }), after: lot({ quantity: 489 }) }] },
    ]);
  });

  test('leaves earlier deeds as they are', async () => {
    const pantry = await cookThree();
    const [first] = await kept();
    expect((await takeBack(pantry, ['pie'])).changes).toMatchObject([{ after: { quantity: 399 } }]);
    const [still, last, ...more] = await kept();
    expect(still).toEqual(first);
    expect([last, more]).toMatchObject([{ thing: null, changes: [{ after: { quantity: 399 } }] }, []]);
  });

  test('may be of several at once', async () => {
    const { changes, deeds } = await takeBack(await cookThree(), ['pie', 'soup']);
    expect(changes).toMatchObject([{ after: { quantity: 499 } }]);
    expect(namesOf(deeds)).toEqual(['soup', 'pie']);
  });

  test.each([
    { why: 'for no name', things: [] },
    { why: 'for an unknown name', things: ['tart'] },
    { why: 'for one that can no longer be undone', things: ['soup'], now: at(1) },
  ])('does nothing $why', async ({ things, now }) => {
    const pantry = await cookThree();
    const before = await kept();
    expect(await takeBack(pantry, things, now)).toEqual({ changes: [], deeds: [] });
    expect(await kept()).toEqual(before);
  });

  test('knows which lots were merged before the first of them', async () => {
    const part = lot({ id: OTHER });
    await carryOut([lot()], [{ kind: 'add', lot: part, isPlain: false }], { thing: 'pie', until: at(1) });
    await carryOut([lot({ quantity: 1000 })], [take(lot(), 10)], soup);
    await carryOut([lot({ quantity: 990 })], [take(part, 100)]);
    const { changes } = await takeBack([lot({ quantity: 890 })], ['soup']);
    expect(changes).toMatchObject([{ after: { id: LOT, quantity: 900 } }]);
  });

  test('does not know which were merged only later', async () => {
    const june = { expiryDate: '2030-06-01' };
    const part = lot({ ...june, id: OTHER, quantity: 200 });
    await carryOut([lot()], [{ kind: 'add', lot: part, isPlain: false }], soup);
    await carryOut([lot(), part], [take(part, 50)]);
    await carryOut([lot(), { ...part, quantity: 150 }], [alter(lot(), lot(june))]);
    const { changes } = await takeBack([lot({ ...june, quantity: 650 })], ['soup']);
    expect(changes).toMatchObject([{ after: { id: LOT, quantity: 500 } }]);
  });

  test('counts what has changed without a deed as an edit, with an id for what it cannot convert', async () => {
    await carryOut([lot()], [take(lot(), 100)], soup);
    const now = lot({ quantity: 3, unit: 'piece' });
    const { changes } = await takeBack([now], ['soup']);
    expect(changes).toMatchObject([{ before: null, after: { quantity: 100, unit: 'g' } }]);
    expect(changes[0]!.after!.id).toMatch(/^[\da-f-]{36}$/);
  });

  test('rewrites no deed whose effect is the same', async () => {
    const milk = lot({ id: OTHER, ingredientId: MILK, unit: 'ml' });
    await carryOut([lot(), milk], [take(lot(), 100)], soup);
    await carryOut([lot({ quantity: 400 }), milk], [take(milk, 1)]);
    const versions = async () =>
      (
        await cooks.pool.query('select seq, xmin from pantry_deeds where user_id = $1 order by seq', [
          cooks.ada,
        ])
      ).rows;
    const [, milks] = await versions();
    await takeBack([lot({ quantity: 400 }), { ...milk, quantity: 499 }], ['soup']);
    expect(await versions()).toEqual([milks]);
  });
});

describe('what an older version did, without a deed', () => {
  /** As it was stored before batches existed. */
  const then = { id: LOT, ingredientId: 1, quantity: 500, used: 0, unit: 'g', expiryDate: null } as const;
  test.each([
    { why: 'a removal', change: { before: then, after: null }, pantry: [], is: lot({ opened: false }) },
    {
      why: 'an edit',
      change: { before: then, after: { ...then, quantity: 300 } },
      pantry: [lot({ quantity: 250, opened: false })],
      is: lot({ quantity: 450, opened: false }),
    },
    {
      why: 'a removal from the freezer',
      change: { before: { ...then, storage: 'freezer', opened: true } as const, after: null },
      pantry: [],
      is: lot({ storage: 'freezer', opened: true }),
    },
    {
      why: 'a removal of what had a guessed date',
      change: { before: { ...then, expiryDate: '2030-05-20', expiryIsGuess: true }, after: null },
      pantry: [],
      is: lot({ expiryDate: '2030-05-20', expiryIsGuess: true, opened: false }),
    },
  ])('is undone: $why', async ({ change, pantry, is }) => {
    const changes = await ledger.revertChanges(cooks.db, SNAPSHOT, doing(), pantry, [change]);
    expect(changes).toEqual([{ before: pantry[0] ?? null, after: is }]);
  });
});

test('an undo of what an older version did stays when something before it is undone', async () => {
  const bean = {
    id: OTHER,
    ingredientId: 1,
    quantity: 9,
    used: 0,
    unit: 'g',
    expiryDate: '2030-06-01',
  } as const;
  await carryOut([lot()], [take(lot(), 100)], soup);
  const pantry = [lot({ quantity: 400 })];
  const [restored] = await ledger.revertChanges(cooks.db, SNAPSHOT, doing(), pantry, [
    { before: bean, after: null },
  ]);
  const { changes } = await takeBack([...pantry, restored!.after!], ['soup']);
  expect(changes).toEqual([{ before: pantry[0], after: lot() }]);
});

describe('too much', () => {
  const refused = (error: unknown, problemOf?: (one: TooMuch) => Problem) =>
    ledger.refusingTooMuch(() => Promise.reject(error), problemOf);

  test('is a conflict, or the given error', async () => {
    const tooMuch = Object.assign(new TooMuch(), { act: 3 });
    await expect(refused(tooMuch)).rejects.toMatchObject({ status: 409, message: MESSAGES.quantityTooLarge });
    await expect(refused(tooMuch, ({ act }) => new Problem(400, `act ${act}`))).rejects.toMatchObject({
      status: 400,
      message: 'act 3',
    });
  });

  test('is no other error, and no result', async () => {
    const error = new Error('away');
    await expect(refused(error)).rejects.toBe(error);
    expect(await ledger.refusingTooMuch(async () => 'done')).toBe('done');
  });
});

test('the changes are remembered by name, the latest of each', async () => {
  await carryOut([lot()], [take(lot(), 1)], soup);
  await carryOut([lot()], [take(lot(), 2)], { ...soup, isMore: true });
  await carryOut([lot()], [take(lot(), 3)]);
  const remembered = await ledger.rememberedChanges(cooks.db, cooks.ada);
  const changes: Deed['changes'] = [{ before: lot(), after: lot({ quantity: 498 }) }];
  expect([...remembered]).toEqual([['soup', changes]]);
});

test('an edit says what was, what is, and what it is made of', async () => {
  const named = { ...lot(), name: 'rice' };
  await carryOut([lot()], [{ kind: 'add', lot: lot({ id: OTHER }), isPlain: false }], soup);
  await ledger.carryOut(cooks.db, SNAPSHOT, doing(), [named], (shelf) => {
    const edit = ledger.alteration(shelf, named, { ...named, quantity: 3 });
    expect(edit).toEqual({
      kind: 'alter',
      before: lot(),
      after: lot({ quantity: 3 }),
      spare: expect.stringMatching(/^[\da-f-]{36}$/),
      parts: [OTHER],
    });
    expect(ledger.alteration(shelf, named, null).after).toBeNull();
    return [];
  });
});

test('the names of deeds stay, or an update would leave them without an undo', () => {
  expect(ledger.DEED.meal('plan', '2030-05-06')).toBe('meals/plan/2030-05-06');
  expect(ledger.DEED.purchase('one')).toBe('purchases/one');
  expect(ledger.DEED.cooked('one')).toBe('cooked/one');
  expect(ledger.PLAN_DEEDS_MS).toBe(30 * 24 * 60 * 60 * 1000);
});
