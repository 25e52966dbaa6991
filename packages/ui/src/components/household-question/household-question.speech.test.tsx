// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { HouseholdQuestion } from './index.ts';

test('announces the question, the number between its buttons, and both answers', async () => {
  await listen(<HouseholdQuestion onAnswer={() => undefined} onSkip={() => undefined} />);
  const said = await readOn();
  expect(said).toEqual(
    expect.arrayContaining([
      'group, How many people are you cooking for?',
      'button, Fewer people',
      '2 people',
      'button, More people',
      'button, Save',
      'button, Skip',
    ]),
  );
});
