import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { NEAR_CUES } from './voice-cases/near-cues.ts';
import { voiceReader } from './voice/reader.ts';

const reader = voiceReader(INGREDIENT_INDEX);

test.each(NEAR_CUES.map(([said, ...names]) => ({ said, names })))("'$said' is $names", ({ said, names }) => {
  expect(reader.read(said, '2030-05-06').map(({ thing, said: words }) => thing?.slug ?? `+${words}`)).toEqual(
    names,
  );
});
