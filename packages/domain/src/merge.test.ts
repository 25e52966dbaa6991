import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeChanges, rebaseDraft } from './merge.ts';

interface Fields {
  allergies: readonly string[];
  spice: string | null;
  budget: string | null;
}
const BASE: Fields = { allergies: ['nuts', 'soy'], spice: 'mild', budget: null };
const of = (change: Partial<Fields>): Fields => ({ ...BASE, ...change });

describe('two devices', () => {
  test('that change different fields are both kept', () => {
    expect(mergeChanges(BASE, of({ spice: 'hot' }), of({ budget: 'premium' }))).toEqual({
      fields: of({ spice: 'hot', budget: 'premium' }),
      conflicts: [],
    });
  });

  test('that change the same field to different values conflict on that field alone', () => {
    const mine = of({ spice: 'hot', budget: 'premium' });
    expect(mergeChanges(BASE, mine, of({ spice: null }))).toEqual({ fields: mine, conflicts: ['spice'] });
  });

  test('that change it to the same value agree', () => {
    expect(mergeChanges(BASE, of({ spice: 'hot' }), of({ spice: 'hot' })).conflicts).toEqual([]);
  });

  test.each([
    {
      mine: ['nuts', 'soy', 'fish'],
      theirs: ['nuts', 'soy', 'eggs'],
      merged: ['nuts', 'soy', 'fish', 'eggs'],
    },
    { mine: ['soy'], theirs: ['nuts', 'soy', 'eggs'], merged: ['soy', 'eggs'] },
    { mine: ['soy', 'nuts', 'fish'], theirs: ['nuts'], merged: ['nuts', 'fish'] },
    { mine: [], theirs: ['nuts', 'soy', 'eggs'], merged: ['eggs'] },
    { mine: ['soy', 'fish', 'nuts'], theirs: ['nuts', 'soy'], merged: ['soy', 'fish', 'nuts'] },
  ])('that make $mine and $theirs of a list leave $merged', ({ mine, theirs, merged }) => {
    expect(mergeChanges(BASE, of({ allergies: mine }), of({ allergies: theirs }))).toEqual({
      fields: of({ allergies: merged }),
      conflicts: [],
    });
  });
});

test.each([
  { why: 'nobody changed it', base: null, mine: null, theirs: ['a'], saved: ['a'], conflicts: [] },
  { why: 'they removed it', base: ['a'], mine: ['a'], theirs: null, saved: null, conflicts: [] },
  { why: 'I removed it', base: ['a'], mine: null, theirs: ['a'], saved: null, conflicts: [] },
  { why: 'both chose the same', base: null, mine: ['a'], theirs: ['a'], saved: ['a'], conflicts: [] },
  { why: 'both chose', base: null, mine: ['a'], theirs: ['b'], saved: ['a'], conflicts: ['staples'] },
])('a list that may be null: $why', ({ base, mine, theirs, saved, conflicts }) => {
  type Staples = { staples: readonly string[] | null };
  const merged = mergeChanges<Staples>({ staples: base }, { staples: mine }, { staples: theirs });
  expect(merged).toEqual({ fields: { staples: saved }, conflicts });
});

test('a field without a base is replaced, and one that is not sent is left alone', () => {
  const theirs = of({ spice: 'hot', allergies: ['eggs'] });
  expect(mergeChanges({}, { allergies: [] }, theirs)).toEqual({
    fields: of({ spice: 'hot', allergies: [] }),
    conflicts: [],
  });
});

test('repeating the merge changes nothing', () => {
  const values = fc.record({
    allergies: fc.uniqueArray(fc.constantFrom('nuts', 'soy', 'eggs', 'fish')),
    spice: fc.constantFrom('mild', 'hot', null),
    budget: fc.constantFrom('premium', null),
  });
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const { fields, conflicts } = mergeChanges<Fields>(base, mine, theirs);
      if (conflicts.length > 0) return;
      const again = mergeChanges<Fields>(base, mine, fields);
      expect(again).toEqual({ fields, conflicts: [] });
    }),
  );
});

describe('a draft that was made from older values', () => {
  test('shows what was saved meanwhile, and keeps its own changes', () => {
    const saved = of({ allergies: ['nuts', 'soy', 'eggs'], budget: 'premium' });
    const draft = rebaseDraft({ base: BASE, edited: of({ spice: 'hot' }) }, saved);
    expect(draft).toEqual({ base: saved, edited: { ...saved, spice: 'hot' } });
  });

  test('keeps the base of a field in conflict, however often something is saved', () => {
    const first = rebaseDraft({ base: BASE, edited: of({ spice: 'hot' }) }, of({ spice: null }));
    expect(first).toEqual({ base: BASE, edited: of({ spice: 'hot' }) });
    const second = rebaseDraft(first, of({ spice: null, budget: 'premium' }));
    expect(second.base).toEqual(of({ budget: 'premium' }));
    expect(second.edited).toEqual(of({ spice: 'hot', budget: 'premium' }));
  });
});
