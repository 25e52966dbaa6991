import { expect, test } from 'vitest';
import { dateLocaleOf } from './date-locale.ts';

test.each([
  ['en-US', 'en-US'],
  ['en-GB', 'en-GB'],
  ['en-AU', 'en-AU'],
  ['en', 'en'],
  ['de-DE', 'en-GB'],
  ['it', 'en-GB'],
  ['es-MX', 'en-GB'],
  ['ja-JP', 'en-US'],
  ['', 'en-US'],
  ['not a language', 'en-US'],
])('with %j dates are formatted as in %s [DATES-12]', (language, locale) => {
  expect(dateLocaleOf(language)).toBe(locale);
});
