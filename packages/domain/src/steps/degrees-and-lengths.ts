import { toCelsius, toCentimetres, toFahrenheit, toInches } from '../kitchen/index.ts';
import { formatQuantity } from '../quantity.ts';

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?:\s?[½¼¾⅓⅔])?|[½¼¾⅓⅔]`;
const BETWEEN = String.raw`\s?(?:-|–|to|by|x|×)\s?`;
const TEMPERATURE = /(\d{2,3})(?:(\s?(?:-|–|to)\s?)(\d{2,3}))?(\s?°\s?|\s?degrees\s|)([CF])\b/g;
const LENGTH = new RegExp(
  `(${NUMBER})(?:(${BETWEEN})(${NUMBER}))?(?:(${BETWEEN})(${NUMBER}))?([\\s-]?)(cm|mm|inch(?:es)?)\\b(?=(\\s?[\\p{L},.;:)-]*))`,
  'gu',
);
/** Both are given: '180 °C (350 °F)', '20cm/8in'. Group 1 is metric, group 2 American. */
const BOTH_TEMPERATURES = /(\d{2,3}\s?°?\s?C\b)\s?[/(]\s?(\d{2,3}\s?°?\s?F\b)\)?/g;
const BOTH_LENGTHS = /(\d{1,3}(?:\.\d{1,2})?\s?cm)\s?[/(]\s?([\d½¼¾⅓⅔]{1,4}\s?in(?:ch(?:es)?)?\b)\)?/g;
/** After these, an inch is a noun: '2 inches deep'. */
const AFTER_NOUN =
  /^\s?(?:apart|long|thick|wide|deep|high|tall|across|of|above|below|in|from|off|or|and|up|around|all|at|on|over|under|between)\b|^\s?[,.;:)]|^$/;

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

function numberOf(text: string): number {
  const fraction = FRACTIONS[text.at(-1) ?? ''];
  const whole = Number(
    text
      .replace(/[½¼¾⅓⅔]/, '')
      .replace(',', '.')
      .trim() || 0,
  );
  return whole + (fraction ?? 0);
}

/** A step's text with its temperatures and lengths in a unit system. */
export function withDegreesAndLengths(text: string, system: 'metric' | 'us'): string {
  const kept = system === 'us' ? '$2' : '$1';
  return text
    .replace(BOTH_TEMPERATURES, kept)
    .replace(BOTH_LENGTHS, kept)
    .replace(
      TEMPERATURE,
      (
        all,
        low: string,
        between: string | undefined,
        high: string | undefined,
        sign: string,
        scale: string,
      ) => {
        if ((scale === 'F') === (system === 'us')) return all;
        const convert = (degrees: string) =>
          String((scale === 'F' ? toCelsius : toFahrenheit)(Number(degrees)));
        const upper = high === undefined ? '' : `${between ?? ''}${convert(high)}`;
        return `${convert(low)}${upper}${sign}${scale === 'F' ? 'C' : 'F'}`;
      },
    )
    .replace(LENGTH, (all, ...groups: (string | undefined)[]) => length(all, groups, system));
}

function length(all: string, groups: readonly (string | undefined)[], system: 'metric' | 'us'): string {
  const [first = '', by, second, by2, third, gap = ' ', unit = '', after = ''] = groups;
  const isInches = unit.startsWith('inch');
  if (isInches === (system === 'us')) return all;
  const toUs = (value: string) => toInches(numberOf(value) / (unit === 'mm' ? 10 : 1));
  const values = [first, second, third].flatMap((one) =>
    one === undefined ? [] : isInches ? toCentimetres(numberOf(one)) : toUs(one),
  );
  const isSmall = !isInches ? false : values.every((cm) => cm < 1);
  const written = values.map((value) =>
    isInches ? formatQuantity(isSmall ? value * 10 : value, 'en-US', true) : formatQuantity(value),
  );
  const isOne = written.every((one) => one === written[0]) && !by?.match(/by|x|×/);
  const numbers = isOne
    ? written[0]!
    : [written[0], by, written[1], by2, written[2]].filter((part) => part !== undefined).join('');
  if (isInches) return `${numbers}${gap === '-' ? ' ' : gap || ' '}${isSmall ? 'mm' : 'cm'}`;
  if (!AFTER_NOUN.test(after)) return `${numbers}-inch`;
  return `${numbers} ${values.at(-1)! > 1 ? 'inches' : 'inch'}`;
}
