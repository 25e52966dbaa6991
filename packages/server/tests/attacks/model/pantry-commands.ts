import fc from 'fast-check';
import { apply, command, expectPantry, expectSame, keyOf, readPantry, type Command } from './model.ts';
import { unknownId, type Item } from './history.ts';

const NAMES = ['rice', 'tomato', 'egg', 'milk', 'chicken', 'bacon', 'star dust'];
const INGREDIENTS = [
  { name: 'rice', id: 1, covering: ['rice', 'basmati rice'], standIns: [] },
  { name: 'basmati rice', id: 2, covering: ['basmati rice'], standIns: ['rice'] },
  { name: 'tomato', id: 4, covering: ['tomato'], standIns: [] },
  { name: 'egg', id: 6, covering: ['egg'], standIns: [] },
];
const DATES = [null, '2090-01-01', '2095-12-31'];
const unit = fc.constantFrom('piece', 'bunch');
const quantity = fc.integer({ min: 1, max: 4 });

/** Picks a pantry item: the model knows how many there are at that point. */
const which = fc.nat({ max: 20 });
const pick = (pantry: ReadonlyMap<string, Item>, at: number): Item => {
  const items = [...pantry.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return items[at % items.length]!;
};

const add = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      quantity: fc.option(quantity, { freq: 5 }),
      unit,
      expiry: fc.constantFrom(...DATES),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((items): Command => {
    const body = {
      items: items.map(({ name, expiry, ...stock }) => ({
        ingredient_name: name,
        ...stock,
        expiry_date: expiry,
      })),
    };
    return command(`add ${JSON.stringify(items)}`, async (model, real) => {
      const { status } = await real.call('POST', '/pantry/bulk', { body });
      expectSame(status, 201);
      const there = await readPantry(real);
      for (const item of items) {
        const before = model.pantry.get(keyOf(item)) ?? null;
        const sum =
          item.quantity === null ? (before?.quantity ?? null) : (before?.quantity ?? 0) + item.quantity;
        // The server assigns the id of a new item.
        const id = before?.id ?? there.get(keyOf(item))?.id ?? '';
        const after = { ...item, id, quantity: sum };
        const act = model.history.added({ ...item, id: before ? unknownId() : id });
        apply(model, [{ before, after }], 'cook', [act]);
      }
      await expectPantry(model, real);
    });
  });

const addOne = fc.constantFrom(...INGREDIENTS).map(({ name, id }) =>
  command(`add one ${name}`, async (model, real) => {
    const isThere = [...model.pantry.values()].some((item) => item.name === name);
    const { status, body } = await real.call('POST', `/pantry/${id}`);
    expectSame(status, isThere ? 200 : 201);
    // The catalogue decides its unit and date.
    const { id: made, unit: usual, expiry_date: expiry } = body.data;
    const after: Item = { id: made, name, unit: usual, quantity: null, expiry };
    const act = model.history.ensured(isThere ? { ...after, id: unknownId() } : after);
    apply(model, isThere ? [] : [{ before: null, after }], 'cook', [act]);
    await expectPantry(model, real);
  }),
);

const change = fc
  .record({ which, quantity, unit, expiry: fc.option(fc.constantFrom(...DATES), { nil: undefined }) })
  .map(({ which: at, expiry, ...stock }) =>
    command(
      `change ${at} ${JSON.stringify({ ...stock, expiry })}`,
      async (model, real) => {
        const before = pick(model.pantry, at);
        const body = { ...stock, ...(expiry !== undefined && { expiry_date: expiry }) };
        const { status } = await real.call('PUT', `/pantry/${before.id}`, { body });
        const wanted = { ...before, ...stock, expiry: expiry === undefined ? before.expiry : expiry };
        const other = model.pantry.get(keyOf(wanted));
        const twin = other && other.id !== before.id ? other : null;
        const isTaken = twin !== null && stock.unit !== before.unit;
        expectSame(status, isTaken ? 409 : 200);
        const after = { ...wanted, quantity: wanted.quantity + (twin?.quantity ?? 0) };
        const joined = twin ? [{ before: twin, after: null }] : [];
        const act = model.history.altered({ before, after: wanted });
        if (!isTaken) apply(model, [...joined, { before, after }], 'cook', [act]);
        await expectPantry(model, real);
      },
      ({ pantry }) => pantry.size > 0,
    ),
  );

const remove = which.map((at) =>
  command(
    `remove item ${at}`,
    async (model, real) => {
      const before = pick(model.pantry, at);
      const { status } = await real.call('DELETE', `/pantry/${before.id}`);
      expectSame(status, 204);
      expectSame((await real.call('DELETE', `/pantry/${before.id}`)).status, 404);
      const gone = { before, after: null };
      apply(model, [gone], 'cook', [model.history.altered(gone)]);
      await expectPantry(model, real);
    },
    ({ pantry }) => pantry.size > 0,
  ),
);

const removeAll = fc.constantFrom(...INGREDIENTS).map(({ name, id, covering, standIns }) =>
  command(`remove ${name}`, async (model, real) => {
    const called = (names: readonly string[]) =>
      [...model.pantry.values()].filter((item) => names.includes(item.name));
    const itself = called(covering);
    // A substitute goes only when nothing else is left.
    const gone = itself.length > 0 ? itself : called(standIns);
    const { status } = await real.call('DELETE', `/pantry/${id}`);
    expectSame(status, gone.length > 0 ? 204 : 404);
    const changes = gone.map((before) => ({ before, after: null }));
    apply(model, changes, 'cook', changes.map(model.history.altered));
    await expectPantry(model, real);
  }),
);

export const pantryCommands: fc.Arbitrary<Command>[] = [add, add, addOne, change, remove, removeAll];
