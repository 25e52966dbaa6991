// Converts the lines of a data set from strangetom/ingredient-parser that state both units ('150g/5¼oz') and prints how many
// are within 5 %. We may not redistribute the sets, so pass the path of a file:
//
//   npx tsx scripts/measure-units.ts FILE.csv [--misses]
//
// The set rounds its second amounts ('25g/1oz' is 13 % off), so three figures are printed: what is said against the first
// amount exactly; against the second one; and the second against the first, which is what the set itself keeps to.
// --misses lists what is off.
import { readFileSync } from 'node:fs';
import { sayKitchenAmount, shownAmount, valueOf } from '@larder/domain';
import { INGREDIENT_INDEX } from '../src/catalogue.ts';
import { kitchenMeasureOf } from '../src/usual/measures.ts';

const WITHIN = 5;
/** British pints and fluid ounces. */
const GRAMS_OR_ML: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  ml: 1,
  l: 1000,
  litre: 1000,
  litres: 1000,
  oz: 28.349523125,
  lb: 453.59237,
  'fl oz': 28.4130625,
  pint: 568.26125,
  pints: 568.26125,
};
const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
};
const NUMBER = '(\\d{1,4}(?:\\.\\d{1,3})?(?: \\d/\\d)?[¼½¾⅓⅔⅛⅜]?|[¼½¾⅓⅔⅛⅜])';
const METRIC = `${NUMBER} ?(kg|g|ml|litres?|l)`;
const OTHER = `${NUMBER} ?(fl ?oz|oz|lb|pints?)\\b`;
const BOTH = new RegExp(`(?<![\\d.x-])(?<!-)${METRIC} ?[/(] ?${OTHER}(?: ?${OTHER})?`, 'i');

function numberOf(text: string): number {
  const [, whole = '', over, under, sign = ''] =
    /^(\d*\.?\d*)(?: (\d)\/(\d))?([¼½¾⅓⅔⅛⅜]?)$/.exec(text.trim()) ?? [];
  return Number(whole || 0) + (over ? Number(over) / Number(under) : 0) + (FRACTIONS[sign] ?? 0);
}

const [file = '', shown = ''] = process.argv.slice(2);
const found = readFileSync(file, 'utf8')
  .split(/\r?\n/)
  .flatMap((line) => {
    const [, first = '', unit = '', second = '', other = '', third = '', rest = ''] = BOTH.exec(line) ?? [];
    const metricUnit = unit.toLowerCase().startsWith('l') ? 'l' : unit.toLowerCase();
    const sizeOf = (number: string, of: string) =>
      of === '' ? 0 : numberOf(number) * (GRAMS_OR_ML[of.toLowerCase().replace('floz', 'fl oz')] ?? 0);
    const exact = sizeOf(first, metricUnit);
    const stated = sizeOf(second, other) + sizeOf(third, rest);
    if (exact === 0 || stated === 0) return [];
    const text = line.split(',')[0] ?? line;
    const ingredient = INGREDIENT_INDEX.read(text.replaceAll('"', '')).found;
    const amount = { quantity: numberOf(first), unit: metricUnit };
    const show = (measure: ReturnType<typeof kitchenMeasureOf>) =>
      shownAmount(amount, { system: 'us', measure });
    const bare = show(null);
    const measure = ingredient ? kitchenMeasureOf(ingredient) : null;
    const cook = show(measure);
    if (!bare || !cook) return [];
    // What is said in another kind of unit has the weight of its volume.
    const isOtherKind = /^(?:k?g)$/.test(metricUnit) && !/^(?:oz|lb|g|stick)$/.test(cook.parts[0].unit);
    const cookSize = valueOf(cook) * (isOtherKind ? (measure?.gramsPerMl ?? 1) : 1);
    return [{ line, exact, stated, size: valueOf(bare), cookSize, said: sayKitchenAmount(cook) }];
  });

const off = (one: number, other: number) => (100 * Math.abs(one - other)) / other;
const figure = (what: string, error: (one: (typeof found)[number]) => number) => {
  const good = found.filter((one) => error(one) <= WITHIN).length;
  console.log(
    `${what}: ${good} of ${found.length} within ${WITHIN} % (${((100 * good) / found.length).toFixed(2)} %)`,
  );
};
figure('ounces, pounds and cups as weights and volumes, of the first amount', ({ size, exact }) =>
  off(size, exact),
);
figure('as an American cook measures it, of the first amount', ({ cookSize, exact }) => off(cookSize, exact));
figure("of the set's second amount", ({ size, stated }) => off(size, stated));
figure("the set's own second amount, of its first", ({ stated, exact }) => off(stated, exact));
if (shown === '--misses') {
  for (const { line, exact, size, cookSize, said } of found)
    if (off(size, exact) > WITHIN || off(cookSize, exact) > WITHIN) console.log(`${said}  <  ${line}`);
}
