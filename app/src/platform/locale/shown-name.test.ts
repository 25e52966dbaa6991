import { afterEach, expect, test } from 'vitest';
import { setEnglish, shownEnglish } from './english.ts';
import { regionalName, shownName } from './shown-name.ts';

afterEach(() => setEnglish('en-GB'));

test.each([
  ['en-US', 'en-US', 'Eggplant', 'scallions'],
  ['en-IN', 'en-IN', 'Brinjal', 'spring onions'],
  ['en-GB', 'en-GB', 'Aubergine', 'spring onions'],
  ['de-DE', 'en-GB', 'Aubergine', 'spring onions'],
])('a browser in %j names ingredients in %s [NAMES-01]', (language, english, first, inSentence) => {
  setEnglish(language);
  expect(shownEnglish()).toBe(english);
  expect(shownName('aubergine')).toBe(first);
  expect(regionalName('spring onions')).toBe(inSentence);
});
