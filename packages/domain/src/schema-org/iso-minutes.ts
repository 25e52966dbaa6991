const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)`;
const ISO = new RegExp(
  `^P(?:${NUMBER}Y)?(?:${NUMBER}M)?(?:${NUMBER}W)?(?:${NUMBER}D)?(?:T(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`,
);
/** Minutes in a year, a month, a week, a day, an hour, a minute and a second. */
const MINUTES = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60];

/** The minutes of 'PT1H30M' and of what sites write for it: 'pt1h30m', 'PT1D'; undefined if it is no such duration. */
export function isoMinutes(given: string): number | undefined {
  const text = given.toUpperCase().replaceAll(/\s/g, '');
  const found = ISO.exec(text.replace(/^PT?(?=\d+D)/, 'P'));
  if (!found || /[PT]$/.test(text)) return undefined;
  const parts = found.slice(1).map((part: string | undefined) => Number((part ?? '0').replace(',', '.')));
  return Math.round(parts.reduce((sum, part, index) => sum + part * (MINUTES[index] ?? 0), 0));
}
