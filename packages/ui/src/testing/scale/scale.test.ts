import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTokens } from '../../styles/contrast/tokens.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { offScale, spacingShare } from './off-scale.ts';
import { RADIUS_STEPS, SIZE_STEPS, SPACE_STEPS, WEIGHT_STEPS } from './steps.ts';

const top = join(import.meta.dirname, '../../../../..');
const tokens = readTokens(readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8'));
const sheets = ['packages/ui/src', 'app/src'].flatMap((folder) =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/styles\/(?:tokens|fonts)\.css$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, css: readFileSync(join(top, folder, file), 'utf8') })),
);

describe('offScale', () => {
  const judge = (css: string) => offScale('a.css', css, tokens, []);

  test.each([
    ['padding: 0.6rem', '0.6rem', '--ld-space-2'],
    ['margin-inline: calc(-1 * var(--ld-space-2)) -13px', '-13px', '--ld-space-3'],
    ['gap: 0.2em', '0.2em', '--ld-space-1'],
    ['inset: -0.15rem', '-0.15rem', '--ld-space-half'],
    ['font-size: 11pt', '11pt', '--ld-size-s'],
    ['font: var(--ld-weight-bold) 15px / 1 serif', '15px', '--ld-size-s'],
    ['font: 650 var(--ld-size-s) / 1 serif', '650', '--ld-weight-'],
    ['font-weight: 550', '550', '--ld-weight-'],
    ['border-radius: 0.4rem', '0.4rem', '--ld-radius-s'],
    ['border-radius: 50%', '50%', '--ld-radius-round'],
  ])('finds %s and names the nearest token', (declaration, raw, token) => {
    const [problem] = judge(`.a {\n  color: red;\n  ${declaration};\n}`);
    expect(problem).toContain(`a.css:3: ${declaration}: ${raw} is off the scale; use var(${token}`);
  });

  test('takes steps, what limits them, and what is not spacing', () => {
    const css = `.a { margin: 0 auto; padding: var(--ld-space-2) max(var(--ld-space-4), env(safe-area-inset-bottom));
      inset: 50% 100% auto 0; gap: clamp(var(--ld-space-2), 3vw, var(--ld-space-4)); inline-size: 2rem;
      margin-block: calc((var(--ld-target) - 1lh) / 2); font-size: min(1em, 5.5vw); border-radius: inherit;
      font: var(--ld-weight-bold) min(var(--ld-size-m), 6cqi) / 1.2 serif; font-weight: inherit; /* gap: 3px */ }`;
    expect(judge(css)).toEqual([]);
  });

  test('a share of the screen limits a step, but is none', () => {
    expect(judge('.a { padding: 5vw }')).toHaveLength(1);
    expect(judge('.a { margin: var(--ld-space-2) -100vw }')).toHaveLength(1);
  });

  test('a property of the sheet’s own that only spacing uses is spacing', () => {
    expect(judge('.a { --gap: 0.6rem; gap: var(--gap) }')).toHaveLength(1);
    expect(judge('.a { --box: 1.5rem; inline-size: var(--box); margin-inline: var(--box) }')).toEqual([]);
  });

  test('lets an exception pass in its files only', () => {
    const exceptions = [{ files: ['a.css'], value: '3px', why: 'The rule.' }];
    expect(offScale('a.css', '.a { inset: 3px }', tokens, exceptions)).toEqual([]);
    expect(offScale('b.css', '.a { inset: 3px }', tokens, exceptions)).toHaveLength(1);
  });
});

test('everything on the scale but a few exceptions', () => {
  expect(sheets.flatMap(({ file, css }) => offScale(file, css, tokens, EXCEPTIONS))).toEqual([]);
});

test('each exception is used where it is allowed, and there are at most twelve', () => {
  const unused = EXCEPTIONS.flatMap(({ files, value }) =>
    files
      .filter((file) => !sheets.some((sheet) => sheet.file === file && sheet.css.includes(value)))
      .map((file) => `${file}: ${value}`),
  );
  expect(unused).toEqual([]);
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(12);
});

test('nearly all spacing takes its lengths from the scale', () => {
  const shares = sheets.map(({ css }) => spacingShare(css));
  const all = shares.reduce((sum, share) => sum + share.all, 0);
  const onScale = shares.reduce((sum, share) => sum + share.onScale, 0);
  expect((100 * onScale) / all).toBeGreaterThan(95);
});

test.each([
  ['space', SPACE_STEPS],
  ['size', SIZE_STEPS],
  ['weight', WEIGHT_STEPS],
  ['radius', RADIUS_STEPS],
])('the guide explains every step of %s', (kind, steps) => {
  const prefix = `--ld-${kind}-`;
  const names = [...tokens.keys()].filter((name) => name.startsWith(prefix));
  expect(names.map((name) => name.slice(prefix.length)).toSorted()).toEqual(Object.keys(steps).toSorted());
});
