import { isNode } from './node.ts';
import { plainText } from './text.ts';

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)`;
const ISO = new RegExp(
  `^P(?:${NUMBER}Y)?(?:${NUMBER}M)?(?:${NUMBER}W)?(?:${NUMBER}D)?(?:T(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`,
);
/** Minutes in a year, a month, a week, a day, an hour, a minute and a second. */
const MINUTES = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60];
/** What is written instead of ISO 8601: '1 hr 20 min', '1 hour and 20 minutes', '45 minutes', '1h30'. */
const WORDS =
  /^(?:(\d{1,3})\s?h(?:(?:ou)?rs?)?\.?(?:,?\s(?:and|&)|,)?)?\s?(?:(\d{1,4})\s?(?:m(?:in(?:ute)?s?)?\.?)?)?$/i;
/** '1:30' and '01:30:00'. */
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/** The minutes of 'PT1H30M', of a range its upper end; undefined if there is none, or it is unreadable or nothing. */
export function minutesOf(value: unknown): number | undefined {
  const exact = isNode(value) ? (value.maxValue ?? value.value ?? value.minValue ?? value['@value']) : value;
  const text = plainText(exact);
  const minutes = isoMinutes(text.toUpperCase().replaceAll(' ', '')) ?? wordMinutes(text);
  return minutes === undefined || minutes === 0 ? undefined : minutes;
}

function isoMinutes(text: string): number | undefined {
  const found = ISO.exec(text);
  if (!found) return undefined;
  const parts = found.slice(1).map((part: string | undefined) => Number((part ?? '0').replace(',', '.')));
  return Math.round(parts.reduce((sum, part, index) => sum + part * (MINUTES[index] ?? 0), 0));
}

function wordMinutes(text: string): number | undefined {
  const found = CLOCK.exec(text) ?? WORDS.exec(text);
  if (!found) return undefined;
  const [, hours = '0', minutes = '0'] = found;
  return Number(hours) * 60 + Number(minutes);
}
