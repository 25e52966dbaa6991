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
  expect(dateLocaleOf(language, 'en')).toBe(locale);
});

test.each([
  ['es-MX', 'es-MX'],
  ['en-US', 'es'],
  ['not a language', 'es'],
])('with %j and texts in Spanish, in %s [LANG-03]', (browser, locale) => {
  expect(dateLocaleOf(browser, 'es')).toBe(locale);
});
