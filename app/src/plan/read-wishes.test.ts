import { expect, test } from 'vitest';
import { readForShown } from './read-wishes.ts';

test('a sentence is read again if the week begins on another day by then', async () => {
  let shown = '2030-05-06';
  const asked: string[] = [];
  const read = async (startsOn: string) => {
    asked.push(startsOn);
    await Promise.resolve();
    if (asked.length === 1) shown = '2030-05-08';
    return `for ${startsOn}`;
  };
  const answer = await readForShown(read, () => shown);
  expect(answer).toEqual({ answer: 'for 2030-05-08', startsOn: '2030-05-08' });
  expect(asked).toEqual(['2030-05-06', '2030-05-08']);
});
