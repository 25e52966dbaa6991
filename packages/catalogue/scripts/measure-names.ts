// Parses the lines of a data set from strangetom/ingredient-parser and prints how many are understood. We may not
// redistribute the sets, so pass the path of a file:
//
//   npx tsx scripts/measure-names.ts FILE.csv [FIRST] [LAST] [--misses | --others | --amounts | --sample]
//
// --misses lists the names that find nothing, the most frequent first; --others the lines that are read as something
// else than their labelled name, even as it was kept or cooked; --amounts the first amounts that differ; --sample 200 random readings, to judge by hand.
import { readFileSync } from 'node:fs';
import { UNITS } from '@larder/domain';
import { readAmount } from '@larder/domain/names';
import { INGREDIENT_INDEX } from '../src/ingredients/ingredient-index.ts';

const DEFAULT_LAST = 5_000;
const SAMPLE = 200;
const FIELD = /(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/gy;

/** What is done to a food that then is another one. Labels often leave it out of the name: '2 cans diced tomatoes'. */
const STATES = 'tinned cooked ground dried soaked peeled mashed'.split(' ');
const STATED_BY: Readonly<Record<string, RegExp>> = {
  tinned: /\b(?:can|cans|canned|tin|tins|tinned)\b/i,
  cooked: /\b(?:cooked|steamed|boiled|roasted)\b/i,
  dried: /\b(?:dried|soaked|dehydrated)\b/i,
};

/** Lengths are not amounts: '2.5cm piece of ginger' is one piece. */
const LENGTHS = /^(?:cm|mm|inch|inches|in)$/i;

const [file = '', ...rest] = process.argv.slice(2);
const shown = rest.find((word) => word.startsWith('--')) ?? '';
const [from = 1, to = DEFAULT_LAST] = rest.filter((word) => !word.startsWith('--')).map(Number);

const readings = readFileSync(file, 'utf8')
  .split(/\r?\n/)
  .slice(from, to + 1)
  .map((row) => [...row.matchAll(FIELD)].map((found) => (found[1] ?? found[2] ?? '').replaceAll('""', '"')))
  .flatMap(([text = '', name = '', quantity = '', unit = '']) =>
    text === ''
      ? []
      : [{ text, name, labelled: amountsOf(text, quantity, unit), read: INGREDIENT_INDEX.read(text) }],
  );

/**
 * The amounts that the labels allow. '10 #1$2' of 'g oz' is 10 g, or the same in ounces; '1 2' of 'cup tbsp' is the
 * sum of both, and '2 400' of 'g' two packs. '4 (8-ounce) steaks' are never 8 ounces.
 */
function amountsOf(text: string, quantity: string, unit: string): number[] {
  const units = unit.split(' ');
  const figures = quantity.split(' ').map(figureOf);
  const [figure = null, each = null] = figures;
  if (figure === null || LENGTHS.test(units[0] ?? '')) return [];
  const sizes = figures.flatMap((one, at) => (one === null ? [] : [sizeOf(one, units[at] ?? '') ?? one]));
  const dozens = /\bdozen\b/i.test(text) ? [figure * 12] : [];
  const [first = figure, second = 0] = sizes;
  const restated = /\d-(?:oz|ounce|pound|lb|g|gram)|\beach\b/i.test(text) ? [] : sizes.slice(1);
  const packed =
    each === null ? [] : [figure * each, figure * second, figure * (sizeOf(each, units[0] ?? '') ?? each)];
  return [first, figure, ...dozens, ...restated, ...packed, first + second];
}

function figureOf(label: string): number | null {
  const upper = label.split('-').at(-1) ?? '';
  const [, whole = '', over, under] = /^(\d*\.?\d*)(?:#(\d+)\$(\d+))?$/.exec(upper) ?? [];
  if (whole === '' && over === undefined) return null;
  return Number(whole || 0) + (over === undefined ? 0 : Number(over) / Number(under));
}

/** In grams, millilitres or pieces. */
function sizeOf(figure: number, word: string): number | null {
  const read = readAmount(`1 ${word}`);
  return read?.unit ? figure * (read.quantity ?? 1) * UNITS[read.unit].factor : null;
}

const found = readings.filter(({ read }) => read.found);
const both = found.flatMap((reading) => {
  const named = INGREDIENT_INDEX.read(reading.name).found;
  return named ? [{ ...reading, named }] : [];
});
const others = both.filter(({ named, read }) => named !== read.found);
const wrong = others.filter(
  ({ text, name, read }) =>
    !STATES.some(
      (state) =>
        (STATED_BY[state] ?? new RegExp(`\\b${state}\\b`, 'i')).test(text) &&
        INGREDIENT_INDEX.read(`${state} ${name}`).found === read.found,
    ),
);
const measured = readings.filter(({ labelled }) => labelled.length > 0);
const amiss = measured.filter(({ labelled, read: { quantity, unit } }) => {
  const size = (quantity ?? 0) * (unit ? UNITS[unit].factor : 1);
  return !labelled.some(
    (one) => Math.abs(one - size) <= one / 100 || Math.abs(one - (quantity ?? 0)) <= one / 100,
  );
});

const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${((100 * part.length) / whole.length).toFixed(2)} %`;
console.log(`${readings.length} lines, ${INGREDIENT_INDEX.size} ingredients`);
console.log(`an ingredient is found in ${share(found, readings)}`);
console.log(`read as something other than the labelled name: ${share(others, both)} of ${both.length}`);
console.log(`and than that name as the line says it was kept or cooked: ${share(wrong, both)}`);
console.log(`the first amount differs: ${share(amiss, measured)} of ${measured.length}`);

if (shown === '--misses') {
  const counts = new Map<string, { times: number; text: string }>();
  for (const { name, text, read } of readings) {
    if (read.found) continue;
    const key = name.toLowerCase();
    counts.set(key, { times: (counts.get(key)?.times ?? 0) + 1, text });
  }
  for (const [name, { times, text }] of [...counts].toSorted(([, a], [, b]) => b.times - a.times))
    console.log(`${times}\t${name}\t${text}`);
}
if (shown === '--others')
  for (const { text, named, read } of wrong) console.log(`${text}\t${read.found?.slug}\t${named.slug}`);
if (shown === '--amounts')
  for (const { text, labelled, read } of amiss)
    console.log(`${text}\t${read.quantity} ${read.unit}\t${labelled.join(' or ')}`);
if (shown === '--sample') {
  const step = found.length / SAMPLE;
  for (let at = step / 2; at < found.length; at += step) {
    const one = found[Math.floor(at)];
    console.log(`${one?.text}\t${one?.read.found?.slug}`);
  }
}
