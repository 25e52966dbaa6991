import { describe, expect, test, vi } from 'vitest';
import { TextIndex } from './text-index.ts';

const INGREDIENTS = [
  { id: 1, name: 'rice', aliases: ['arroz'] },
  { id: 2, name: 'spring onion', aliases: ['scallion', 'green onion'] },
  { id: 3, name: 'beef jam', aliases: ['confiture'] },
];
const known = (id: number) => INGREDIENTS.find((one) => one.id === id);
const index = await TextIndex.of(
  [
    { title: 'Beans & Rice', country: 'mexico', lines: [1, 2] },
    { title: 'Omelette', country: 'spain', lines: [2] },
    { title: 'Onion Soup, 100%', country: 'belgium', lines: [] },
  ],
  known,
);

async function places(...terms: readonly (readonly string[])[]): Promise<number[]> {
  const hits = await index.find(terms.map((words) => ({ words, prefix: null })));
  return [...hits.places];
}

describe('finds', () => {
  test('a word anywhere', async () => expect(await places(['onion'])).toEqual([0, 1, 2]));
  test('another name', async () => expect(await places(['scallion'])).toEqual([0, 1]));
  test('the cuisine', async () => expect(await places(['spanish'])).toEqual([1]));
  test('the singular too', async () => expect(await places(['bean'])).toEqual([0]));
  test('every term', async () => expect(await places(['onion'], ['rice'])).toEqual([0]));
  test('one of several words', async () => expect(await places(['omelette', 'beans'])).toEqual([0, 1]));
  test('nothing for an unknown word', async () => expect(await places(['onion'], ['tofu'])).toEqual([]));
  test('a prefix', async () => {
    const hits = await index.find([{ words: [], prefix: 'o' }]);
    expect([...hits.places]).toEqual([0, 1, 2]);
  });
  test('punctuation', () => {
    expect([...index.findSigns('&').places]).toEqual([0]);
    expect([...index.findSigns('%').places]).toEqual([2]);
    expect([...index.findSigns('_').places]).toEqual([]);
  });
});

test('an unused ingredient has no words, so that a typo or a prefix can match', () => {
  const words = index.words();
  expect(words).toContain('scallion');
  expect(words.filter((word) => ['beef', 'jam', 'confiture'].includes(word))).toEqual([]);
});

test('ranks the title above everything else', async () => {
  const hits = await index.find([{ words: ['onion'], prefix: null }]);
  const [beans, omelette, soup] = await hits.relevance(hits.places);
  expect(soup).toBeGreaterThan(1);
  expect(beans).toBeLessThan(1);
  // The same ingredient, whatever the context.
  expect(omelette).toBe(beans);
});

test('yields to other requests while searching', async () => {
  const title = 'abcdefgh'.replaceAll(/./g, '$&a $&b ');
  const many = Array.from({ length: 5_000 }, () => ({ title, country: 'spain', lines: [1, 2] }));
  const [large, turnsInMaking] = await countTurns(() => TextIndex.of(many, known));
  expect(turnsInMaking).toBeGreaterThan(15);
  const hits = await large.find(['a', 'b', 'c'].map((prefix) => ({ words: [], prefix })));
  const [, turnsInRanking] = await countTurns(() => hits.relevance(hits.places));
  expect(turnsInRanking).toBeGreaterThan(15);
});

/** Runs some work with a clock on which everything is slow, and counts how often it yielded. */
async function countTurns<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  let turns = 0;
  let isWorking = true;
  const others = () => {
    turns += 1;
    if (isWorking) setImmediate(others);
  };
  setImmediate(others);
  try {
    return [await work(), turns];
  } finally {
    isWorking = false;
    clock.mockRestore();
  }
}
