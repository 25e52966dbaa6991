// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { RatingField, RatingMark } from './index.ts';

test('announces the group, each star with its place, the chosen one, and what it means', async () => {
  await listen(<RatingField legend="Your rating" defaultValue={4} />);
  const said = (await readOn()).join('\n');
  expect(said).toMatch(/radiogroup, Your rating/);
  for (const star of ['1 star', '2 stars', '3 stars', '5 stars'])
    expect(said).toContain(`radio, ${star}, not checked`);
  expect(said).toContain('radio, 4 stars, Press again to clear, checked');
  expect(said).toContain('Very good');
});

test('the mark is one image with the rating as its name', async () => {
  await listen(<RatingMark rating={4} />);
  expect(await readOn()).toContain('image, Rated 4 of 5');
});
