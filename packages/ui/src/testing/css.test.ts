import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

/** Properties with a physical side instead of a logical one, which break right-to-left layouts. */
const SIDED =
  /^(left|right|(margin|padding|scroll-margin|scroll-padding)-(left|right)|border-(left|right)(-.+)?|border-(top|bottom)-(left|right)-radius)$/;
const SIDED_VALUE = /^(text-align|float|clear|caption-side)\s*:\s*(left|right)\b/;
const FOUR_SIDES = /^(margin|padding|inset|scroll-margin|scroll-padding)$/;

/** The parts of a shorthand, counting a function such as `calc(1px + 2px)` as one. */
function parts(value: string): string[] {
  return value.match(/(?:[^\s(]+(?:\((?:[^()]|\([^()]*\))*\))?)+/g) ?? [];
}

function sided(css: string): string[] {
  const declarations = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split(/[;{}]/)
    .map((text) => text.trim())
    .filter((text) => /^[a-z-]+\s*:/.test(text));
  return declarations.filter((declaration) => {
    const [property = '', value = ''] = declaration.split(/:(.*)/s).map((text) => text.trim());
    const [, end, , start] = FOUR_SIDES.test(property) ? parts(value) : [];
    return SIDED.test(property) || SIDED_VALUE.test(declaration) || (start !== undefined && start !== end);
  });
}

test('finds a declaration of a physical side', () => {
  expect(
    sided('.a { left: 0; margin: 0 1px 0 calc(2px + 1px); text-align: left; padding: 1px 2px; }'),
  ).toEqual(['left: 0', 'margin: 0 1px 0 calc(2px + 1px)', 'text-align: left']);
});

test.each(files)('%s works from right to left', (file) => {
  expect(sided(readFileSync(join(source, file), 'utf8'))).toEqual([]);
});

test('components use roles, not palette steps, so that a brand changes them all', () => {
  const palette = /var\(--ld-(paper|ink|tomato|basil|turmeric|aubergine|sky)-\d+\)/;
  expect(files.filter((file) => palette.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});

/**
 * The selectors that find a part by nothing but an attribute, once something else contains something. Browsers remember
 * attributes by name only, so whatever such a `:has()` may depend on restyles each element of the page that has a slot.
 */
const farReaching = (css: string): string[] =>
  [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.replaceAll(/\/\*[^]*?\*\//g, '').trim())
    .filter(
      (selector) => selector.includes(':has(') && /[\s>+~]\[data-[^\s]*$/.test(withoutArguments(selector)),
    );

/** A selector without what is in parentheses, at most three deep. */
const withoutArguments = (selector: string): string =>
  [1, 2, 3].reduce((rest) => rest.replaceAll(/\([^()]*\)/g, ''), selector);

test('finds a selector that restyles the whole page', () => {
  expect(
    farReaching(`
      .a:is(:checked, :has(> :checked)) [data-slot='flag'] { }
      .a:has(> [data-slot='flag']) { }
      .a:has(> b) .icon[data-big] { }
    `),
  ).toEqual([".a:is(:checked, :has(> :checked)) [data-slot='flag']"]);
});

test.each(files)('%s restyles no more than itself', (file) => {
  expect(farReaching(readFileSync(join(source, file), 'utf8'))).toEqual([]);
});
