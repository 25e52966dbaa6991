import { describe, expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import type { NameCase } from './name-cases/case.ts';
import { MEASURED_TWICE } from './name-cases/measured-twice.ts';
import { NEARLY } from './name-cases/nearly.ts';
import { NEVER, NOTHING } from './name-cases/nothing.ts';
import { PASTED } from './name-cases/pasted.ts';
import { RECIPE_LINES } from './name-cases/recipe-lines.ts';
import { RECIPE_SITES } from './name-cases/recipe-sites.ts';
import { SHOP_SHELF } from './name-cases/shop-shelf.ts';
import { REGIONAL } from './name-cases/regional.ts';
import { MISSPELT, SAID } from './name-cases/said.ts';
import { TYPED } from './name-cases/typed.ts';

const CASES: readonly NameCase[] = [
  ...TYPED,
  ...REGIONAL,
  ...PASTED,
  ...RECIPE_LINES,
  ...RECIPE_SITES,
  ...SHOP_SHELF,
  ...SAID,
  ...MISSPELT,
  ...MEASURED_TWICE,
  ...NEARLY,
  ...NOTHING,
];

const read = (text: string) => INGREDIENT_INDEX.read(text);
const results = CASES.map((one) => ({
  text: one[0],
  meant: one[1],
  found: read(one[0]).found?.slug ?? null,
}));

test('typed, spoken and pasted text finds the intended ingredient', () => {
  const right = results.filter(({ meant, found }) => meant === found);
  const found = results.filter((result) => result.found !== null);
  const wanted = results.filter(({ meant }) => meant !== null);
  const hits = right.filter((result) => result.found !== null).length;
  const precision = hits / found.length;
  const recall = hits / wanted.length;
  const misses = results.filter((result) => result.meant !== result.found);
  process.stdout.write(
    [
      `${CASES.length} names, ${CASES.length - wanted.length} of them not in the catalogue: ${right.length} right`,
      `precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`,
      ...misses.map(({ text, meant, found: slug }) => `  '${text}' is ${meant}, and was read as ${slug}`),
      '',
    ].join('\n'),
  );
  expect(CASES.length).toBeGreaterThanOrEqual(300);
  expect(CASES.length - wanted.length).toBeGreaterThanOrEqual(60);
  expect(right.length / CASES.length).toBeGreaterThanOrEqual(0.97);
  expect(precision).toBeGreaterThanOrEqual(0.99);
});

test('every case is unique and names an existing ingredient', () => {
  const texts = CASES.map(([text]) => text);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  const unknown = [...CASES, ...NEVER].flatMap(([, slug]) =>
    slug && !INGREDIENT_INDEX.get(slug) ? [slug] : [],
  );
  expect(unknown).toEqual([]);
});

describe('amounts', () => {
  const counted = CASES.flatMap(([text, , amount]) => (amount === undefined ? [] : [{ text, amount }]));
  test.each(counted)('$text: $amount', ({ text, amount }) => {
    const { quantity, unit } = read(text);
    expect(
      [quantity === null ? '' : String(Number(quantity.toFixed(3))), unit].filter(Boolean).join(' '),
    ).toBe(amount);
  });
});

test.each(NEVER)('%s is never %s', (text, slug) => expect(read(text).found?.slug).not.toBe(slug));

test('oyster sauce contains shellfish, coconut milk no dairy', () => {
  expect(read('oyster sauce').found?.allergens).toContain('shellfish');
  expect(read('coconut milk').found?.allergens).not.toContain('dairy');
  expect(read('peanut butter').found?.allergens).not.toContain('dairy');
});

test('a lookup takes well under a millisecond', { timeout: 30_000 }, () => {
  // The best of several rounds, in CPU time: a busy machine only makes rounds slower, so a quick one is enough.
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 20 && best >= 1; round += 1) {
    const start = process.cpuUsage();
    for (const [text] of CASES) read(text);
    best = Math.min(best, process.cpuUsage(start).user / 1000 / CASES.length);
  }
  process.stdout.write(`${best.toFixed(4)} ms a lookup among ${INGREDIENT_INDEX.size} ingredients\n`);
  expect(best).toBeLessThan(1);
});
