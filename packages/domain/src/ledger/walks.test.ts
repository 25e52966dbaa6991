import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { inOrder, Kitchen, newId, RULES, TODAY, type Remembered } from '../testing/kitchen.ts';
import type { Unit } from '../units.ts';
import type { Act } from './deed.ts';
import { amountOf, type Lot } from './lot.ts';
import { Shelf } from './shelf.ts';
import { doDeed } from './undo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** This many walks, when every mutant runs them. */
    walks: number | undefined;
  }
}

const WALKS = inject('walks') ?? 5_000;
const MOST_STEPS = 16;

const marks = fc.record({
  date: fc.constantFrom(
    { expiryDate: null, expiryIsGuess: false },
    { expiryDate: '2030-05-20', expiryIsGuess: true },
    { expiryDate: '2030-05-20', expiryIsGuess: false },
    { expiryDate: '2030-04-01', expiryIsGuess: false },
  ),
  storage: fc.constantFrom(null, null, 'freezer' as const),
});
const unit = fc.constantFrom<Unit>('g', 'kg', 'oz', 'lb', 'piece', 'can');

/** The initial lots and additions: of two ingredients, so that most of them meet. */
const lot = fc
  .record({
    ingredientId: fc.constantFrom(1, 2),
    quantity: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 8 }),
    unit,
    marks,
  })
  .map(({ marks: { date, storage }, ...own }): Omit<Lot, 'id'> => ({
    ...own,
    ...date,
    storage,
    used: 0,
    opened: false,
  }));

const which = fc.nat({ max: 30 });
const anyStep = fc.oneof(
  fc.record({
    is: fc.constant('cook'),
    of: fc.array(which, { minLength: 1, maxLength: 3 }),
    share: fc.constantFrom(1, 0.5, 1 / 3, 0.21),
  }),
  fc.record({ is: fc.constant('buy'), lot, amount: fc.constantFrom(1, 2.5, 100, 7) }),
  fc.record({ is: fc.constant('add'), lot, isPlain: fc.boolean() }),
  fc.record({ is: fc.constant('ensure'), lot }),
  fc.record({ is: fc.constant('remove'), at: which, all: fc.boolean() }),
  fc.record({
    is: fc.constant('change'),
    at: which,
    stock: fc.option(fc.record({ quantity: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 8 }), unit }), {
      nil: undefined,
    }),
    sent: fc.constantFrom(
      {},
      { storage: 'freezer' as const },
      { expiry_date: null },
      { expiry_date: '2030-05-20' },
      { opened: true },
    ),
  }),
  fc.record({ is: fc.constant('rename'), at: which }),
  fc.record({ is: fc.constant('undo'), at: which }),
  fc.record({ is: fc.constant('undo'), at: which }),
) as fc.Arbitrary<Step>;
type Of<Is extends string, Rest> = { readonly is: Is } & Readonly<Rest>;
type Step =
  | Of<'cook', { of: readonly number[]; share: number }>
  | Of<'buy', { lot: Omit<Lot, 'id'>; amount: number }>
  | Of<'add', { lot: Omit<Lot, 'id'>; isPlain: boolean }>
  | Of<'ensure', { lot: Omit<Lot, 'id'> }>
  | Of<'remove', { at: number; all: boolean }>
  | Of<'change', { at: number; stock?: { quantity: number | null; unit: Unit }; sent: object }>
  | Of<'rename', { at: number }>
  | Of<'undo', { at: number }>;

/** What a device that sees this kitchen does. */
function actsOf(kitchen: Kitchen, step: Exclude<Step, Of<'undo', object>>): Act[] {
  const lots = inOrder(kitchen.lots);
  const pick = (at: number): Lot[] => lots.slice(at % Math.max(1, lots.length)).slice(0, 1);
  switch (step.is) {
    case 'cook':
      return [...new Set(step.of.flatMap(pick))].flatMap((one) => ({
        kind: 'take',
        lot: one.id,
        ingredientId: one.ingredientId,
        amount: amountOf(one) * step.share,
        unit: one.unit,
        parts: kitchen.partsOf(one.id),
      }));
    case 'buy':
      return [{ kind: 'put', lot: { ...step.lot, id: newId() }, amount: step.amount }];
    case 'add':
      return [{ kind: 'add', lot: { ...step.lot, id: newId() }, isPlain: step.isPlain }];
    case 'ensure':
      return [{ kind: 'ensure', lot: { ...step.lot, id: newId() } }];
    case 'remove':
      return pick(step.at)
        .flatMap((one) =>
          step.all ? lots.filter(({ ingredientId }) => ingredientId === one.ingredientId) : [one],
        )
        .map((before) => altered(kitchen, before, null));
    // In every batch, as a cook's own ingredient is.
    case 'rename':
      return pick(step.at).flatMap(({ ingredientId: from }) =>
        lots
          .filter(({ ingredientId }) => ingredientId === from)
          .map((before, index, { length }) => ({
            ...altered(kitchen, before, {
              ...before,
              ingredientId: 3 - from,
              ...RULES.become(before, { today: TODAY }),
            }),
            ...(index === length - 1 && { isRename: true as const }),
          })),
      );
    case 'change':
      return pick(step.at).map((before) => {
        const { sent, stock } = step;
        const after = {
          ...before,
          ...(stock && { ...stock, used: 0 }),
          ...RULES.change(before, sent, { today: TODAY }),
        };
        return { ...altered(kitchen, before, after), sent };
      });
  }
}

const altered = (kitchen: Kitchen, before: Lot, after: Lot | null): Act => ({
  kind: 'alter',
  before,
  after,
  spare: newId(),
  parts: kitchen.partsOf(before.id),
});

/** What the pantry would be had only these deeds been done, one after the other. */
function oracle(start: readonly Lot[], deeds: readonly Remembered[]): Lot[] {
  const shelf = new Shelf(start);
  for (const deed of deeds) doDeed(shelf, deed, RULES);
  return inOrder(shelf.all());
}

const walk = fc.record({
  start: fc.array(lot, { minLength: 1, maxLength: 4 }),
  steps: fc.array(fc.record({ device: fc.nat({ max: 1 }), step: anyStep }), {
    minLength: 2,
    maxLength: MOST_STEPS,
    size: 'max',
  }),
  rest: fc.infiniteStream(fc.nat()),
});

/** One of each batch: a pantry holds no two. */
function stocked(lots: readonly Omit<Lot, 'id'>[]): Lot[] {
  const shelf = new Shelf([]);
  for (const own of lots)
    doDeed(
      shelf,
      { acts: [{ kind: 'add', lot: { ...own, id: newId() }, isPlain: false }], today: TODAY },
      RULES,
    );
  return inOrder(shelf.all());
}

test(`${WALKS} walks over two devices: what is undone, in any order, was never done`, () => {
  let undone = 0;
  fc.assert(
    fc.property(walk, ({ start, steps, rest }) => {
      const kitchen = new Kitchen(stocked(start));
      /** What each device did and has not undone: the deeds as they were meant. */
      const meant: [Remembered[], Remembered[]] = [[], []];
      /** A rename has no undo: another takes its name back. */
      const forGood: Remembered[] = [];
      const takeBack = (own: Remembered[], at: number) => {
        const [deed] = own.splice(at % own.length, 1);
        kitchen.undo(deed!.at);
        undone += 1;
      };
      const expectNeverDone = () => {
        const left = [...meant.flat(), ...forGood].toSorted((a, b) => a.at - b.at);
        expect(inOrder(kitchen.lots)).toEqual(oracle(kitchen.start, left));
      };
      for (const { device, step: next } of steps) {
        const own = meant[device]!;
        if (next.is === 'undo') {
          if (own.length > 0) takeBack(own, next.at);
        } else (next.is === 'rename' ? forGood : own).push(kitchen.do(actsOf(kitchen, next)));
      }
      expectNeverDone();
      // And everything else, from either device.
      while (meant.flat().length > 0) {
        const at = Number(rest.next().value);
        takeBack(
          meant.toSorted((a, b) => b.length - a.length)[meant.every((own) => own.length > 0) ? at % 2 : 0]!,
          at,
        );
      }
      expectNeverDone();
    }),
    { numRuns: WALKS },
  );
  expect(undone).toBeGreaterThan(5 * WALKS);
});
