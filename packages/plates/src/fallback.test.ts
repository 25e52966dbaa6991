import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawFallback } from './fallback.ts';

const file = readFileSync(new URL('../assets/fallback.svg', import.meta.url), 'utf8');

test('the kept fallback picture is what the kit draws today (npm run write:fallback renews it)', () => {
  expect(file).toBe(`${drawFallback()}\n`);
});

test('the fallback picture is small enough to stand inline in a page', () => {
  expect(file.length).toBeLessThan(12_000);
});
