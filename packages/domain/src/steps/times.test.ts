import { expect, test } from 'vitest';
import { timesIn } from './times.ts';

const MINUTE = 60;
const HOUR = 3600;

test.each([
  ['Simmer for 15 minutes.', [15 * MINUTE]],
  ['Rest for 1 hour and 30 minutes, then for 10 mins more.', [1.5 * HOUR, 10 * MINUTE]],
  ['Rest for 1 hour 30 minutes.', [1.5 * HOUR]],
  ['Fry for 1 minute and 30 seconds, then for 1 minute and wait 30 seconds.', [90, MINUTE, 30]],
  ['Bake for an hour and a half.', [1.5 * HOUR]],
  ['Chill for 1½ hours, or 1 1/2 hours, or half an hour.', [1.5 * HOUR, 1.5 * HOUR, HOUR / 2]],
  ['Prove for three quarters of an hour.', [0.75 * HOUR]],
  ['Fry for 30 seconds on each side, then for another minute.', [30, MINUTE]],
  ['Boil for twelve minutes; a couple of minutes do no harm.', [12 * MINUTE, 2 * MINUTE]],
  ['Chill for at least 4 hours.', [4 * HOUR]],
  ['Leave it for at least 20 minutes before serving.', [20 * MINUTE]],
  ['After 8 minutes it has given off water.', [8 * MINUTE]],
  ['Cook for 30min.', [30 * MINUTE]],
])('%s', (step, seconds) => expect(timesIn(step).map((time) => time.seconds)).toEqual(seconds));

test.each([
  ['10-12 minutes', 10 * MINUTE, 12 * MINUTE],
  ['10 to 12 minutes', 10 * MINUTE, 12 * MINUTE],
  ['4 or 5 minutes', 4 * MINUTE, 5 * MINUTE],
  ['a minute or two', MINUTE, 2 * MINUTE],
])('%s is a range', (text, seconds, upTo) => {
  const step = `Simmer for ${text}, until tender.`;
  const [time] = timesIn(step);
  expect(time).toMatchObject({ seconds, upTo });
  expect(step.slice(time?.from, time?.to)).toBe(text);
});

test.each([
  'Stir every half minute, and turn it every 5 minutes.',
  'Serve within the hour, or within 2 hours.',
  'Heat it in a second pan. Fry the second half.',
  'About 25 minutes before the lamb is done, wash the rice.',
  'Cook the pasta for 2 minutes less than its packet says.',
  'Add the garlic for the last 10 minutes.',
  'Fry it for a few seconds.',
  'Use 3 minute steaks and a 20 cm tin. 2 eggs.',
])('no time to wait for: %s', (step) => expect(timesIn(step)).toEqual([]));
