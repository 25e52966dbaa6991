import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => readFileSync(join(source, file), 'utf8'));

const SPACING = /^(?:margin|padding|gap|row-gap|column-gap|inset)(?:-(?:block|inline)(?:-(?:start|end))?)?$/;

/** What is neither a step of the scale nor a length of its own. */
const NEUTRAL = /^(?:0|auto|none|inherit|initial|unset|normal|100%|50%)$/;

/** The least share of spacing with a length that uses the scale, in per cent. Raise it with the share. */
const LEAST = 40;

/** The spacing declarations of a sheet that have a length, and which of them take it from the scale. */
function spacingIn(css: string): { all: string[]; onScale: string[] } {
  const all = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split(/[;{}]/)
    .map((text) => text.trim().split(/:(.*)/s, 2))
    .filter(([property = '']) => SPACING.test(property))
    .map(([, value = '']) => value.trim())
    .filter((value) => value.split(/\s+/).some((part) => !NEUTRAL.test(part)));
  return { all, onScale: all.filter((value) => !/\d(?:rem|em|px)\b/.test(value) && value.includes('--ld-')) };
}

test('finds what is on the scale', () => {
  const { all, onScale } = spacingIn(
    '.a { margin: 0 auto; gap: var(--ld-space-2); padding: var(--ld-space-2) 0.4rem; inset: 3px; inline-size: 2rem }',
  );
  expect(all).toEqual(['var(--ld-space-2)', 'var(--ld-space-2) 0.4rem', '3px']);
  expect(onScale).toEqual(['var(--ld-space-2)']);
});

test(`at least ${LEAST} % of the spacing is on the scale`, () => {
  const found = sheets.map(spacingIn);
  const all = found.flatMap((sheet) => sheet.all).length;
  const onScale = found.flatMap((sheet) => sheet.onScale).length;
  expect(Math.floor((100 * onScale) / all)).toBeGreaterThanOrEqual(LEAST);
});
