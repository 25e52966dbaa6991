// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { StepTimer } from './index.ts';

const NAME = 'Step 3: simmer for 20 minutes';

test('announces what it is for, what is left, and each button with its timer’s name', async () => {
  await listen(<StepTimer name={NAME} endsAt={65_000} now={() => 0} />);
  const said = await readOn();
  const order = [
    `group, ${NAME}`,
    '1:05',
    `button, +1 min: ${NAME}`,
    `button, Pause the timer: ${NAME}`,
    `button, Stop the timer: ${NAME}`,
  ];
  expect(said.filter((words) => order.includes(words))).toEqual(order);
});

test('the end is an alert that names the timer', async () => {
  await listen(<StepTimer name={NAME} endsAt={0} now={() => 1} />);
  const said = await readOn();
  expect(said).toContain('alert');
  expect(said).toContain(`Time’s up: ${NAME}`);
  expect(said.some((words) => words.includes('Pause'))).toBe(false);
});
