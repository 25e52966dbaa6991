import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { AS_WRITTEN } from './name-cases/as-written.ts';
import { AS_WRITTEN_HELD_OUT } from './name-cases/as-written-held-out.ts';
import type { NameCase } from './name-cases/case.ts';

interface Reading {
  readonly line: NameCase;
  readonly found: string | null;
  readonly amount: string;
}

function read(line: NameCase): Reading {
  const { found, quantity, unit } = INGREDIENT_INDEX.read(line[0]);
  const figure = quantity === null ? '' : String(Number(quantity.toFixed(3)));
  return { line, found: found?.slug ?? null, amount: [figure, unit].filter(Boolean).join(' ') };
}

const isFound = ({ line: [, slug], found }: Reading) => found === slug;
const isRight = (reading: Reading) =>
  isFound(reading) && (reading.line[2] === undefined || reading.line[2] === reading.amount);
/** A different ingredient from the intended one: worse than none. */
const isWrong = (reading: Reading) => reading.found !== null && !isFound(reading);

test.each([
  { what: 'lines as people write them', lines: AS_WRITTEN, least: 300 },
  { what: 'lines held out', lines: AS_WRITTEN_HELD_OUT, least: 100 },
])('at least 97 of 100 $what are read correctly, and none as something else', ({ what, lines, least }) => {
  const readings = lines.map(read);
  const right = readings.filter(isRight).length / lines.length;
  const wrong = readings.filter(isWrong).length / lines.length;
  const misses = readings.filter((reading) => !isRight(reading));
  process.stdout.write(
    [
      `${lines.length} ${what}: right ${right.toFixed(4)}, wrong ${wrong.toFixed(4)}`,
      ...misses.map(
        ({ line, found, amount }) => `  '${line.join("', '")}' was read as ${found}, '${amount}'`,
      ),
      '',
    ].join('\n'),
  );
  expect(lines.length).toBeGreaterThanOrEqual(least);
  expect(right).toBeGreaterThanOrEqual(0.97);
  expect(wrong).toBeLessThanOrEqual(0.003);
});

test('every line is unique and names an existing ingredient', () => {
  const lines = [...AS_WRITTEN, ...AS_WRITTEN_HELD_OUT];
  expect(new Set(lines.map(([text]) => text)).size).toBe(lines.length);
  expect(lines.flatMap(([, slug]) => (slug && !INGREDIENT_INDEX.get(slug) ? [slug] : []))).toEqual([]);
});
