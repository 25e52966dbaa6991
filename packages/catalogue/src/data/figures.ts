const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** A number at the start of a text: '2', '2.5', '1/2', '2 1/2', '½', '2½'. */
export const NUMBER = String.raw`(?:\d+\/\d+|\d+(?:\.\d+)?(?:\s*[½¼¾⅓⅔]|\s+\d+\/\d+)?|[½¼¾⅓⅔])`;

/** Parses a number as cooks write it; null if invalid. */
export function readNumber(text: string): number | null {
  const [, whole, part] =
    /^(?:(\d{1,9}(?:\.\d{1,9})?)(?!\d*\/)\s*)?(\d{1,9}\/\d{1,9}|[½¼¾⅓⅔])?$/.exec(text.trim()) ?? [];
  if (whole === undefined && part === undefined) return null;
  const [above = 0, below = 0] = part?.includes('/') ? part.split('/').map(Number) : [];
  const share = part === undefined ? 0 : (FRACTIONS[part] ?? above / below);
  return Number.isFinite(share) ? Number(whole ?? 0) + share : null;
}

/** Parses minutes from '45 min', '1 h', '1 h 30 min' or a bare number; null if invalid. */
export function readMinutes(text: string): number | null {
  const found = /^(?:(\d{1,4}) ?h(?:ours?)?)?\s*(?:(\d{1,5})(?: ?min(?:utes?)?)?)?$/i.exec(text.trim());
  if (!found || text.trim() === '') return null;
  return Number(found[1] ?? 0) * 60 + Number(found[2] ?? 0);
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Parses days from '5 days', '1 week', '3 months'; null for 'keeps', undefined if invalid. */
export function readDays(text: string): number | null | undefined {
  if (text === 'keeps') return null;
  const [, count = '', unit = ''] = /^(\d{1,3}) (day|week|month|year)s?$/.exec(text) ?? [];
  return unit === '' ? undefined : Number(count) * (DAYS[unit] ?? 0);
}
