import { expect, test } from 'vitest';
import { findHeavy, weightTable } from './limits.mjs';

const limits = { '/login': { code: 82_000, fonts: 40_000, requests: 12 } };
const light = { code: 81_000, fonts: 39_000, pictures: 900, requests: 9 };

test.each([
  { why: 'nothing, within the limits', weight: light, heavy: [] },
  {
    why: 'too much code',
    weight: { ...light, code: 82_100 },
    heavy: ['/login loads 82.1 KB of HTML, JS and CSS; the limit is 82.0 KB.'],
  },
  {
    why: 'too many fonts and requests',
    weight: { ...light, fonts: 41_000, requests: 13 },
    heavy: [
      '/login loads 41.0 KB of fonts; the limit is 40.0 KB.',
      '/login makes 13 requests before its content; the limit is 12.',
    ],
  },
])('finds $why', ({ weight, heavy }) => expect(findHeavy({ '/login': weight }, limits)).toEqual(heavy));

test('finds a limit for a route that was not measured', () => {
  expect(findHeavy({}, limits)).toEqual(['/login has a limit but was not measured.']);
});

test('finds a route without a limit', () => {
  const weights = { '/login': light, '/dashboard': light };
  expect(findHeavy(weights, limits)).toEqual(['/dashboard was measured but has no limit.']);
});

test('the table has a line for each route', () => {
  expect(weightTable({ '/login': light })).toMatch(/^\/login +81\.0 KB +39\.0 KB +0\.9 KB +9$/m);
});
