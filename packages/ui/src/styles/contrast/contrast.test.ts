import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOR_PAIRS } from './pairs.ts';
import { contrast, readTokens } from './tokens.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const own = read('../tokens.css');
const brand = read('../../../../../.storybook/brand.css');
const THEMES = [
  { theme: 'light', tokens: readTokens(own), scheme: 'light' },
  { theme: 'dark', tokens: readTokens(own), scheme: 'dark' },
  { theme: 'brand, light', tokens: readTokens(own, brand), scheme: 'light' },
  { theme: 'brand, dark', tokens: readTokens(own, brand), scheme: 'dark' },
] as const;
const CASES = THEMES.flatMap((theme) => COLOR_PAIRS.map((pair) => ({ ...theme, ...pair })));

test.each(CASES)(
  '$theme: $front on $back has $least:1 ($where)',
  ({ tokens, scheme, front, back, least }) => {
    expect(contrast(tokens, [front, back], scheme)).toBeGreaterThanOrEqual(least);
  },
);

test('every soft, on- and text role is in a pair, so that new ones are noticed', () => {
  const seen = new Set(COLOR_PAIRS.flatMap(({ front, back }) => [front, back]));
  const roles = [...readTokens(own).keys()].map((name) => name.slice('--ld-'.length));
  const asked = roles.filter((role) =>
    /^(?!font-|leading-)(on-.*|text.*|.*-text|.*-soft|surface.*|focus|danger|info)$/.test(role),
  );
  expect(asked.filter((role) => !seen.has(role))).toEqual([]);
});

test.each([
  { why: 'black on white is the most there is', css: '--ld-a: #000; --ld-b: oklch(100% 0 0);', ratio: 21 },
  { why: 'a colour on itself has none', css: '--ld-a: oklch(50% 0.1 30); --ld-b: var(--ld-a);', ratio: 1 },
  {
    why: 'the dark side counts',
    css: '--ld-a: light-dark(#fff, var(--ld-c)); --ld-b: #fff; --ld-c: #000;',
    ratio: 21,
  },
  {
    why: 'what a media query sets does not',
    css: '--ld-a: #000; --ld-b: #fff; @media print { :root { --ld-a: #fff; } }',
    ratio: 21,
  },
])('$why', ({ css, ratio }) => {
  expect(contrast(readTokens(css), ['a', 'b'], 'dark')).toBeCloseTo(ratio, 5);
});

test.each([
  { why: 'no such role', css: '--ld-b: #fff;', says: 'There is no --ld-a' },
  { why: 'no colour', css: '--ld-a: 12px; --ld-b: #fff;', says: '--ld-a is no colour' },
  { why: 'see-through', css: '--ld-a: rgb(0 0 0 / 0.5); --ld-b: #fff;', says: '--ld-a is see-through' },
  { why: 'a circle', css: '--ld-a: var(--ld-a); --ld-b: #fff;', says: 'leads to itself' },
])('reports an error in the tokens: $why', ({ css, says }) => {
  expect(() => contrast(readTokens(css), ['a', 'b'], 'light')).toThrow(says);
});
