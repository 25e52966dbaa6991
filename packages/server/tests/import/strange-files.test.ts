import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXIT, importRecipes } from '../../src/recipes/import/command.ts';
import { temporaryFolder } from '../support/folders.ts';
import { faultsOf, isTaken, readAll, RICE, RICE_TEXT } from './reading.ts';

/** Texts that recipes contain, and texts that trip up parsers. */
const TEXTS = [
  '2 eggs',
  '500 ml sunflower oil for deep frying',
  '1 (1) ((400 g) tin',
  '½ cup / 1⁄2 cup 1/0 cups rice',
  '99999999999999999999 kg rice',
  '-1 cup rice',
  '1e400 g rice',
  'salt and pepper and and and',
  'Serves 4-6',
  'PT30M',
  'PT9999999M',
  'Korean',
  'Recipe',
  'HowToSection',
  '1. Fry. 2. Boil.',
  '<b>&lt;script&gt;go()</b><!--',
  'https://example.org/a',
  'http://[',
  '\u0000\uD800\u202E',
  '__proto__',
  '',
];
const KEYS = [
  ...Object.keys(RICE),
  'recipeIngredient',
  'ingredients',
  'yield',
  'mainEntityOfPage',
  'itemListElement',
  'item',
  'text',
  'value',
  '@value',
  '@graph',
  'hasPart',
  '__proto__',
  'constructor',
];

/** Any whole or half character, meaningful ones more often. */
const codeUnit = fc.oneof(
  fc.constantFrom(...' \n\t<>/&;"{}[](),.:-0123456789abc½'),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
);
const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.array(fc.constantFrom(...TEXTS), { maxLength: 4 }).map((some) => some.join(' ')),
  fc.string({ unit: codeUnit, maxLength: 60 }),
);
/** Any JSON, in the vocabulary of recipes. */
const { any } = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    text,
    fc.oneof(fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('any'), { maxKeys: 6 }),
  ),
}));
/** A good recipe with some parts replaced. */
const spoilt = fc
  .dictionary(fc.constantFrom(...Object.keys(RICE).filter((key) => key !== '@type')), any, {
    minKeys: 1,
    maxKeys: 3,
  })
  .map((change) => ({ ...RICE, ...change }));
const shape = fc.oneof(any, spoilt, fc.array(spoilt, { maxLength: 2 }));

describe("any file's recipes are valid or rejected with a reason", () => {
  test('arbitrary JSON', () => {
    fc.assert(
      fc.property(shape, (value) => {
        expect(readAll(JSON.stringify(value)).flatMap(faultsOf)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a partly replaced recipe is often rejected and sometimes accepted', () => {
    const counts = { refused: 0, taken: 0 };
    fc.assert(
      fc.property(spoilt, (value) => {
        const read = readAll(JSON.stringify(value));
        for (const one of read) counts[isTaken(one) ? 'taken' : 'refused'] += 1;
        expect(read.flatMap(faultsOf)).toEqual([]);
      }),
      { numRuns: 300 },
    );
    expect(counts.refused).toBeGreaterThan(100);
    expect(counts.taken).toBeGreaterThan(10);
  });

  test('pages', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<script type="application/ld+json">',
        '<SCRIPT TYPE=application/ld+json>',
        '<script',
        '</script>',
        '<!--',
        '-->',
        '>',
      ),
      fc.constantFrom(RICE_TEXT, RICE_TEXT.slice(0, 400), RICE_TEXT.slice(40)),
      shape.map((value) => JSON.stringify(value)),
      text,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(readAll(pieces.join(''), true).flatMap(faultsOf)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('texts that are not JSON', () => {
    fc.assert(
      fc.property(fc.string({ unit: codeUnit, maxLength: 200 }), fc.nat(RICE_TEXT.length), (noise, at) => {
        const sources = [noise, RICE_TEXT.slice(0, at) + noise + RICE_TEXT.slice(at)];
        expect(sources.flatMap((source) => readAll(source)).flatMap(faultsOf)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Runs the command on files without anything to import: it must not even open the database. */
async function run(path: string): Promise<{ code: number; isSaid: boolean }> {
  const complaints: string[] = [];
  const code = await importRecipes([path], {
    say: () => undefined,
    complain: (line) => complaints.push(line),
    open: () => Promise.reject(new Error('There is nothing to write')),
  });
  return { code, isSaid: /^✗ Nothing was imported\. .*Then run it again\.$/.test(complaints.at(-1) ?? '') };
}

test('a bad file among good ones changes nothing', async () => {
  const folder = join(await temporaryFolder(), 'recipes');
  await mkdir(folder);
  await writeFile(join(folder, 'good.json'), RICE_TEXT);
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.nat(RICE_TEXT.length - 2).map((at) => new TextEncoder().encode(RICE_TEXT.slice(0, at))),
    any.map((value) =>
      new TextEncoder().encode(JSON.stringify({ ...RICE, recipeIngredient: [value, 'moon dust'] })),
    ),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      await writeFile(join(folder, 'bad.json'), content);
      expect(await run(folder)).toEqual({ code: EXIT.refused, isSaid: true });
    }),
    { numRuns: 200 },
  );
});
