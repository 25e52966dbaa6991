import { expect, test } from 'vitest';
import { faultsOf, isTaken, readAll, RICE, RICE_TEXT } from './reading.ts';

/** The most CPU time an accepted file may take to read, in milliseconds; other programs do not affect it. */
const MOST_MS = 5_000;

const MANY = 100_000;
const nested = (open: string, close: string) => open.repeat(MANY) + close.repeat(MANY);
const withName = (json: string) => RICE_TEXT.replace(/"name": "[^"]*"/, `"name": ${json}`);
const HUGE: readonly { why: string; source: string }[] = [
  { why: 'nested lists', source: nested('[', ']') },
  { why: 'nested graphs', source: `${'{"@graph":'.repeat(MANY)}1${'}'.repeat(MANY)}` },
  { why: 'a name in nested lists', source: withName(nested('[', ']')) },
  { why: 'a name in nested values', source: withName(`${'{"@value":'.repeat(MANY)}1${'}'.repeat(MANY)}`) },
  { why: 'a name of opening brackets', source: withName(JSON.stringify('<'.repeat(MANY * 3))) },
  { why: 'a name of unclosed tags', source: withName(JSON.stringify('<a '.repeat(MANY * 3))) },
  { why: 'a name of unclosed comments', source: withName(JSON.stringify('<!--'.repeat(MANY * 3))) },
  { why: 'a name of unclosed scripts', source: withName(JSON.stringify('<script>'.repeat(MANY * 5))) },
  { why: 'a name of closing tags', source: withName(JSON.stringify('</script '.repeat(MANY * 5))) },
  { why: 'a name of blanks', source: withName(JSON.stringify(' '.repeat(MANY * 20))) },
  { why: 'a name of entities', source: withName(JSON.stringify('&amp;'.repeat(MANY * 5))) },
  { why: 'a name of numbers', source: withName(JSON.stringify('1. '.repeat(MANY * 5))) },
  {
    why: 'a hundred thousand lines',
    source: JSON.stringify({ ...RICE, recipeIngredient: Array.from({ length: MANY }, () => '2 eggs') }),
  },
  {
    why: 'a hundred thousand steps',
    source: JSON.stringify({ ...RICE, recipeInstructions: 'Fry.\n'.repeat(MANY) }),
  },
  {
    why: 'a step of numbers',
    source: JSON.stringify({ ...RICE, recipeInstructions: `1. ${'2. '.repeat(MANY * 5)}` }),
  },
  {
    why: 'lines that make parsers backtrack',
    source: JSON.stringify({
      ...RICE,
      recipeIngredient: Array.from({ length: 80 }, (_, at) => '1/1 (a or '.repeat(29) + at),
    }),
  },
];
test.each(HUGE)('a file of $why is rejected within the time limit', ({ source }) => {
  const begin = process.cpuUsage();
  const read = readAll(source);
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(MOST_MS);
  expect(read.filter(isTaken)).toEqual([]);
  expect(read.flatMap(faultsOf)).toEqual([]);
});
