import { describe, expect, test } from 'vitest';
import { FALLBACK_NAMES, namesWithoutServer } from './index.ts';

describe('without the server, every word is a name', () => {
  test.each([
    { why: 'after the introduction', said: 'I have carrots garlic', names: ['carrots', 'garlic'] },
    { why: 'and similar phrases', said: "Okay, so we've got carrots", names: ['carrots'] },
    {
      why: 'at commas, semicolons and white space',
      said: 'carrots,garlic; milk\negg',
      names: ['carrots', 'garlic', 'milk', 'egg'],
    },
    {
      why: 'without fillers',
      said: 'the carrots some garlic a leek an egg and milk',
      names: ['carrots', 'garlic', 'leek', 'egg', 'milk'],
    },
    { why: 'without single characters', said: 'x carrots 2', names: ['carrots'] },
    { why: 'without punctuation at the edges', said: '“Carrots.” (garlic)', names: ['Carrots', 'garlic'] },
    { why: 'each once', said: 'carrots Carrots', names: ['carrots'] },
    { why: 'nothing', said: 'I have', names: [] },
  ])('$why: $said [RULE-29 RULE-30 RULE-31 RULE-32]', ({ said, names }) =>
    expect(namesWithoutServer(said)).toEqual(names),
  );

  test('at most twenty [CONST-17 RULE-33]', () => {
    const said = Array.from({ length: 30 }, (_, index) => `thing${index}`).join(' ');
    expect(namesWithoutServer(said)).toHaveLength(FALLBACK_NAMES);
    expect(FALLBACK_NAMES).toBe(20);
  });
});
