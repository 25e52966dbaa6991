import { COUNTRIES, type CountryCode } from '@larder/domain';
import { plainLines, plainText } from './plain-text.ts';

const LONGEST_URL = 2_000;

/** A JSON-LD property as a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(2) : [value];
}

export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Minutes from an ISO 8601 duration ('PT1H30M'); null if missing, undefined if invalid. */
export function minutesOf(value: unknown): number | null | undefined {
  const text = plainText(value).toUpperCase();
  if (text === '') return null;
  const number = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)`;
  const form = new RegExp(
    `^P(?:${number}Y)?(?:${number}M)?(?:${number}W)?(?:${number}D)?(?:T(?:${number}H)?(?:${number}M)?(?:${number}S)?)?$`,
  );
  const found = form.exec(text);
  if (!found || text.endsWith('P') || text.endsWith('T')) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  const allDays = years * 365 + months * 30 + weeks * 7 + days;
  return Math.round((allDays * 24 + hours) * 60 + minutes + seconds / 60);
}

/** The first number in a yield: 4, '4', 'Serves 4-6', ['4', '4 servings'], { value: 4 }. */
export function servingsOf(value: unknown): number | null {
  for (const one of listOf(value)) {
    const text = isNode(one) && 'value' in one ? plainText(one.value) : plainText(one);
    const number = /\d+/.exec(text)?.[0];
    if (number !== undefined) return Number(number);
  }
  return null;
}

/** The first of our countries in a cuisine: 'Indian', 'South Indian', ['Asian', 'Korean'], 'Italy'. */
export function countryOf(value: unknown): CountryCode | null {
  for (const one of listOf(value)) {
    const words = new Set(
      plainText(one)
        .toLowerCase()
        .split(/[^a-z]+/),
    );
    const country = COUNTRIES.find(
      ({ code, cuisine }) => words.has(code) || words.has(cuisine.toLowerCase()),
    );
    if (country) return country.code;
  }
  return null;
}

/** A recipe's source URL: only http or https, and without a password. */
export function addressOf(...values: readonly unknown[]): string | null {
  for (const value of values.flatMap(listOf)) {
    const text = plainText(isNode(value) ? (value['@id'] ?? value.url) : value);
    if (text.length > LONGEST_URL || !URL.canParse(text)) continue;
    const url = new URL(text);
    if ((url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password)
      return url.href;
  }
  return null;
}

/** Ingredient lines: a list of strings, or one string with a line each. */
export function ingredientLines(recipe: Node): string[] {
  return listOf(recipe.recipeIngredient ?? recipe.ingredients)
    .flatMap((line) => plainLines(isNode(line) && !('@value' in line) ? line.name : line).split('\n'))
    .filter(Boolean);
}

/** Instruction steps: strings, HowToStep and HowToSection, in any combination. */
export function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > 6) return [];
  return listOf(value).flatMap((one) => {
    if (!isNode(one) || '@value' in one) return splitText(plainLines(one));
    if (one.itemListElement !== undefined) {
      const [first = '', ...others] = stepsOf(one.itemListElement, depth + 1);
      const name = plainText(one.name).replace(/[:.]$/, '');
      const isSection = listOf(one['@type']).some((type) => plainText(type).endsWith('HowToSection'));
      return [isSection && name !== '' && first !== '' ? `${name}: ${first}` : first, ...others].filter(
        Boolean,
      );
    }
    return isNode(one.item) ? stepsOf(one.item, depth + 1) : splitText(plainLines(one.text ?? one.name));
  });
}

/** Splits text by line or number. */
function splitText(text: string): string[] {
  const lines = text.split('\n').filter(Boolean);
  const [only] = lines;
  const numbered =
    lines.length === 1 && only && /^1[.)]\s/.test(only) ? only.split(/\s(?=\d{1,2}[.)]\s)/) : lines;
  return numbered
    .map((line) => line.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/i, '').trim())
    .filter((line) => /\p{L}/u.test(line))
    .map((line) => line.replaceAll(/(\s\d+[.)])(?=\s)/g, '$1\u{2060}'));
}
