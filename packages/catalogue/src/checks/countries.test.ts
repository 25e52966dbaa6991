import type { AnimalClass } from '@larder/domain';
import { expect, test } from 'vitest';
import { checkCountries } from './countries.ts';

/** The meat and fish required of a country without recipes. */
const asked = (...rarelyCooksWith: AnimalClass[]) =>
  checkCountries([], [{ code: 'italy', rarelyCooksWith }])
    .map((problem) => /^italy: 0 with (.*), but at least 2 needed$/.exec(problem)?.[1])
    .filter(Boolean);

test('requires dishes of meat and fish from every country', () => {
  expect(asked()).toEqual(['chicken', 'beef or lamb', 'pork', 'fish']);
});

test.each<{ rare: AnimalClass[]; left: string[] }>([
  { rare: ['pork'], left: ['chicken', 'beef or lamb', 'fish'] },
  { rare: ['red-meat'], left: ['chicken', 'beef or lamb', 'pork', 'fish'] },
  { rare: ['red-meat', 'lamb', 'fish'], left: ['chicken', 'pork'] },
])('requires nothing that is unusual in a country: $rare', ({ rare, left }) => {
  expect(asked(...rare)).toEqual(left);
});
