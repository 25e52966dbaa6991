import type { Act, Lot } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import * as deeds from '../../src/pantry/ledger/deed.store.ts';
import type { KeptDeed } from '../../src/pantry/ledger/deed.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const cooks = twoCooks();

const NOW = new Date('2030-05-06T12:00:00Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const lot = (id: string): Lot => ({
  id,
  ingredientId: 1,
  quantity: 100,
  used: 0,
  unit: 'g',
  expiryDate: null,
  expiryIsGuess: false,
  storage: null,
  opened: false,
});
const ensure = (id: string): Act => ({ kind: 'ensure', lot: lot(id) });
const alter = (parts: readonly string[]): Act => ({
  kind: 'alter',
  before: lot('a'),
  after: null,
  spare: 'spare',
  parts,
});
const merger = { id: 'part', into: 'lot', ingredientId: 1 };
const deed = (seq: number, own: Partial<KeptDeed> = {}): KeptDeed => ({
  seq,
  thing: null,
  undoableUntil: null,
  today: '2030-05-06',
  zone: undefined,
  acts: [ensure('a')],
  changes: [{ before: null, after: lot('a') }],
  mergers: [],
  ...own,
});
const keep = async (userId: string, ...some: KeptDeed[]) => {
  for (const one of some) await deeds.insertDeed(cooks.db, userId, one);
};
const read = (userId: string) => deeds.readDeeds(cooks.db, userId);
const seqsOf = async (userId: string) => (await read(userId)).map(({ seq }) => seq);

describe('the size of acts', () => {
  test.each([
    { why: 'none', acts: [], size: 0 },
    { why: 'two without parts', acts: [ensure('a'), alter([])], size: 2 },
    { why: 'one with three parts, and one', acts: [alter(['x', 'y', 'z']), ensure('a')], size: 5 },
  ])('$why: $size', ({ acts, size }) => expect(deeds.sizeOf(acts)).toBe(size));
});

describe('the deeds of two cooks, with the same numbers', () => {
  test('are read separately as they were stored, oldest first', async () => {
    const named = deed(7, { thing: 'soup', undoableUntil: at(1), zone: 'Asia/Tokyo', mergers: [merger] });
    await keep(cooks.ada, named, deed(3));
    await keep(cooks.ben, deed(3, { thing: 'soup' }));
    expect(await read(cooks.ada)).toEqual([deed(3), named]);
    expect(await read(cooks.ben)).toEqual([deed(3, { thing: 'soup' })]);
  });

  test('are deleted separately', async () => {
    for (const userId of [cooks.ada, cooks.ben]) await keep(userId, deed(1), deed(2), deed(3));
    await deeds.deleteDeeds(cooks.db, cooks.ada, [1, 3]);
    expect([await seqsOf(cooks.ada), await seqsOf(cooks.ben)]).toEqual([[2], [1, 2, 3]]);
  });

  test('lose a name separately, and with it the time until which they can be undone', async () => {
    const named = (seq: number, thing: string) => deed(seq, { thing, undoableUntil: at(1) });
    for (const userId of [cooks.ada, cooks.ben]) await keep(userId, named(1, 'soup'), named(2, 'pie'));
    await deeds.forgetName(cooks.db, cooks.ada, 'soup');
    expect(await read(cooks.ada)).toEqual([deed(1), named(2, 'pie')]);
    expect(await read(cooks.ben)).toEqual([named(1, 'soup'), named(2, 'pie')]);
  });

  test('get other effects separately', async () => {
    for (const userId of [cooks.ada, cooks.ben]) await keep(userId, deed(1), deed(2), deed(3));
    const [one, other] = [
      deed(1, { changes: [{ before: lot('x'), after: null }] }),
      deed(3, { mergers: [merger] }),
    ];
    await deeds.updateDeeds(cooks.db, cooks.ada, [one, other]);
    await deeds.updateDeeds(cooks.db, cooks.ben, []);
    expect(await read(cooks.ada)).toEqual([one, deed(2), other]);
    expect(await read(cooks.ben)).toEqual([deed(1), deed(2), deed(3)]);
  });

  test('have changes under their names, oldest first', async () => {
    const changes = [{ before: lot('x'), after: null }];
    await keep(cooks.ada, deed(3, { thing: 'soup' }), deed(2), deed(1, { thing: 'pie', changes }));
    await keep(cooks.ben, deed(1, { thing: 'tart' }));
    expect(await deeds.readNamedChanges(cooks.db, cooks.ada)).toEqual([
      { thing: 'pie', changes },
      { thing: 'soup', changes: deed(3).changes },
    ]);
  });
});

describe('the renames of what a pantry holds', () => {
  const edit = (before: Lot | null, after: Lot | null): Act => ({
    kind: 'alter',
    before,
    after,
    spare: 'spare',
    parts: [],
  });
  const of = (ingredientId: number): Lot => ({ ...lot('a'), ingredientId });

  test('are the edits that made another ingredient of it, oldest first', async () => {
    await keep(cooks.ada, deed(2, { acts: [ensure('a'), edit(of(2), of(3)), edit(of(4), of(5))] }));
    await keep(cooks.ada, deed(1, { acts: [edit(of(1), of(2))] }));
    await keep(cooks.ben, deed(1, { acts: [edit(of(7), of(8))] }));
    expect(await deeds.readRenames(cooks.db, cooks.ada)).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 3 },
      { from: 4, to: 5 },
    ]);
  });

  test.each([
    { why: 'an edit of its amount', act: edit(of(1), { ...of(1), quantity: 50 }) },
    { why: 'a removal', act: edit(of(1), null) },
    { why: 'an undo of a removal', act: edit(null, of(1)) },
    { why: 'what is added', act: ensure('a') },
  ])('are not $why', async ({ act }) => {
    await keep(cooks.ada, deed(1, { acts: [act] }));
    expect(await deeds.readRenames(cooks.db, cooks.ada)).toEqual([]);
  });
});

describe('the deeds that merged lots', () => {
  test.each([
    { why: 'and the latest', merged: [2], seqs: [2, 4] },
    { why: 'the latest among them', merged: [2, 4], seqs: [2, 4] },
    { why: 'none, but for the latest', merged: [], seqs: [4] },
  ])('$why', async ({ merged, seqs }) => {
    await keep(cooks.ben, deed(9, { mergers: [merger] }));
    for (const seq of [4, 3, 2, 1]) {
      await keep(cooks.ada, deed(seq, { mergers: merged.includes(seq) ? [merger] : [] }));
    }
    expect(await deeds.readMergers(cooks.db, cooks.ada)).toEqual(
      seqs.map((seq) => ({ seq, mergers: merged.includes(seq) ? [merger] : [] })),
    );
  });

  test('are none where nothing was done', async () => {
    await keep(cooks.ben, deed(1));
    expect(await deeds.readMergers(cooks.db, cooks.ada)).toEqual([]);
  });
});

describe('old deeds are deleted', () => {
  const until = (seq: number, milliseconds: number) =>
    deed(seq, { thing: 't', undoableUntil: at(milliseconds) });
  test.each([
    { why: 'up to the first that can be undone', there: [deed(1), until(2, 1), deed(3)], left: [2, 3] },
    { why: 'all, where none can be undone', there: [deed(1), until(2, 0), deed(3)], left: [] },
    { why: 'none, where the first can be', there: [until(1, 1), deed(2), until(3, 0)], left: [1, 2, 3] },
    {
      why: 'beyond five thousand before the latest, whatever can be undone',
      there: [until(1, 1), until(2, 1), deed(5_002)],
      left: [2, 5_002],
    },
  ])('$why', async ({ there, left }) => {
    await keep(cooks.ada, ...there);
    await keep(cooks.ben, deed(1), until(9_000, 0));
    await deeds.forgetOldDeeds(cooks.db, cooks.ada, NOW);
    expect(await seqsOf(cooks.ada)).toEqual(left);
    expect(await seqsOf(cooks.ben)).toEqual([1, 9_000]);
  });
});
