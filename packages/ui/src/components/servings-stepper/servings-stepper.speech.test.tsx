// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { ServingsStepper } from './index.ts';

test('announces both buttons with the number between them', async () => {
  await listen(<ServingsStepper value={1} onValueChange={() => undefined} of="soup" />);
  const said = await readOn();
  expect(said).toEqual(
    expect.arrayContaining([
      'button, Fewer servings of soup, disabled',
      '1 serving',
      'button, More servings of soup',
    ]),
  );
});
