import { INGREDIENT_INDEX } from '@larder/catalogue';
import { expect, test } from 'vitest';
import { makeLineReader } from '../../src/recipes/import/draft/line-reader.ts';

const read = (...texts: string[]) =>
  makeLineReader(INGREDIENT_INDEX).read(texts.map((text) => ({ heading: null, text })));
const named = (id: number | null) => (id === null ? null : INGREDIENT_INDEX.get(id)?.name);

test('two seasonings in one line stay the line that was written [IMPORT-02]', async () => {
  for (const text of ['Salt and pepper', 'salt & pepper', 'salt and pepper, to taste']) {
    const lines = await read(text);
    expect(lines.map(({ text: kept }) => kept)).toEqual([text]);
    expect(lines).toMatchObject([{ quantity: null, unit: null, certainty: 'sure' }]);
    expect(named(lines[0]!.ingredient_id)).toMatch(/salt/i);
  }
  expect((await read('salt and pepper, to taste'))[0]?.notes).toBe('to taste');
});

test('other pairs stay, too, and are to be looked at', async () => {
  const lines = await read('Butter and flour', '100 g butter');
  expect(lines.map(({ text, certainty }) => [text, certainty])).toEqual([
    ['Butter and flour', 'doubtful'],
    ['100 g butter', 'sure'],
  ]);
});
