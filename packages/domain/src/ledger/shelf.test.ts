import { expect, test } from 'vitest';
import type { Lot } from './lot.ts';
import { Shelf } from './shelf.ts';

const lot = (id: string, own: Partial<Lot> = {}): Lot => ({
  id,
  ingredientId: 7,
  quantity: 2,
  used: 0,
  unit: 'piece',
  expiryDate: null,
  expiryIsGuess: false,
  storage: null,
  opened: false,
  ...own,
});

test('the parts of a lot are all that lead to it, in the order in which they were merged', () => {
  const shelf = new Shelf(
    [lot('here'), lot('there')],
    [
      { id: 'late', into: 'early' },
      { id: 'early', into: 'here' },
      { id: 'other', into: 'there' },
      { id: 'lost', into: 'nowhere' },
    ],
  );
  expect(shelf.partsOf('here')).toEqual(['late', 'early']);
  expect(shelf.partsOf('there')).toEqual(['other']);
  expect(shelf.partsOf('nowhere')).toEqual([]);
  expect(shelf.partsOf('early')).toEqual([]);
  expect(shelf.find('late')?.id).toBe('here');
  expect(shelf.find('lost')).toBeNull();
  expect([...shelf.joined()]).toEqual(['early', 'here', 'there', 'nowhere']);
});

test('a part that is there again belongs to itself, with what leads to it', () => {
  const shelf = new Shelf(
    [lot('here'), lot('back')],
    [
      { id: 'small', into: 'back' },
      { id: 'back', into: 'here' },
    ],
  );
  expect(shelf.partsOf('here')).toEqual([]);
  expect(shelf.partsOf('back')).toEqual(['small']);
  shelf.delete('back');
  expect(shelf.partsOf('here')).toEqual(['small', 'back']);
});

test('what is merged again leads elsewhere, and a circle to nothing', () => {
  const [here, there] = [lot('here'), lot('there', { opened: true })];
  const shelf = new Shelf([here, there]);
  shelf.merge('part', here);
  shelf.merge('part', there);
  expect([shelf.partsOf('here'), shelf.partsOf('there')]).toEqual([[], ['part']]);
  shelf.merge('there', lot('part'));
  shelf.delete('there');
  expect([shelf.find('part'), shelf.partsOf('part')]).toEqual([null, []]);
});

test('parts stay in the order in which they were first merged', () => {
  const [here, there] = [lot('here'), lot('there', { opened: true })];
  const shelf = new Shelf([here, there]);
  shelf.merge('one', here);
  shelf.merge('two', there);
  shelf.merge('one', there);
  expect(shelf.partsOf('there')).toEqual(['one', 'two']);
});

test('a change is reported once, and nothing at first or for what is unchanged', () => {
  const nothing = { changes: [], mergers: [] };
  const [here, there] = [lot('here'), lot('there', { opened: true })];
  const shelf = new Shelf([here, there]);
  expect([shelf.drain(), ...shelf.joined()]).toEqual([nothing]);
  shelf.merge('here', here);
  shelf.merge('part', here);
  shelf.delete('gone');
  shelf.delete('there');
  shelf.set({ ...here, quantity: 3 });
  shelf.set({ ...here, quantity: 4 });
  expect(shelf.drain()).toEqual({
    changes: [
      { before: there, after: null },
      { before: here, after: { ...here, quantity: 4 } },
    ],
    mergers: [{ id: 'part', into: 'here', ingredientId: 7 }],
  });
  expect(shelf.drain()).toEqual(nothing);
});

test('the lots of an ingredient are in the order of their ids, whenever they were added', () => {
  const shelf = new Shelf(
    ['c', 'a', 'd', 'b'].map((id) => lot(id, { expiryDate: `2030-01-0${id.charCodeAt(0) - 96}` })),
  );
  shelf.set(lot('e', { ingredientId: 8 }));
  expect(shelf.of(7).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  shelf.delete('b');
  shelf.set(lot('a', { ingredientId: 8 }));
  expect([shelf.of(7), shelf.of(8), shelf.of(9)].map((some) => some.map(({ id }) => id))).toEqual([
    ['c', 'd'],
    ['a', 'e'],
    [],
  ]);
});

test('the twin is the first of the same batch', () => {
  const shelf = new Shelf([lot('c'), lot('b'), lot('a', { opened: true })]);
  expect(shelf.twin(lot('new'))?.id).toBe('b');
  expect(shelf.twin(lot('b'), 'b')?.id).toBe('c');
  expect(shelf.twin(lot('new', { storage: 'freezer' }))).toBeNull();
  shelf.set(lot('a'));
  expect(shelf.twin(lot('new'))?.id).toBe('a');
  shelf.delete('a');
  expect(shelf.twin(lot('new', { opened: true }))).toBeNull();
});

test('ten thousand lots are looked at a few times each, not ten thousand times', () => {
  const many = 10_000;
  let looks = 0;
  const watched = (id: string, expiryDate: string) =>
    new Proxy(lot(id, { expiryDate }), {
      get(target, name, receiver) {
        looks += 1;
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
  const idOf = (n: number) => String(n).padStart(6, '0');
  const lots = Array.from({ length: many }, (_, n) => watched(idOf(n), `day ${n}`));
  const mergers = lots.map((_one, n) => ({ id: idOf(many + n), into: idOf(n) }));
  const shelf = new Shelf(lots, mergers);
  for (const n of lots.keys()) {
    expect(shelf.partsOf(idOf(n))).toEqual([idOf(many + n)]);
    expect(shelf.twin(lot('new', { expiryDate: `day ${n}` }))?.id).toBe(idOf(n));
  }
  expect(looks).toBeLessThan(20 * many);
});
