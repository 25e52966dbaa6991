import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawFallback } from './fallback.ts';

const file = readFileSync(new URL('../assets/fallback.svg', import.meta.url), 'utf8');

test("the committed fallback picture matches the kit's output (npm run write:fallback updates it)", () => {
  expect(file).toBe(`${drawFallback()}\n`);
});

test('the fallback picture is small enough to be inlined in a page', () => {
  expect(file.length).toBeLessThan(12_000);
});
