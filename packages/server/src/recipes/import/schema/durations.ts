import { isoMinutes } from '@larder/domain/schema-org';

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** Longer texts are not durations. */
const LONGEST = 80;

/** Minutes per unit, in the most common recipe languages. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|day|days|tag|tage|jour|jours|dag|dagen|día|días|giorno|giorni)$/, 1440],
  [
    /^(?:h|hr|hrs|hour|hours|std|stunde|stunden|heure|heures|hora|horas|ora|ore|uur|timme|timmar|time|timer|t|godz|godziny|час|часа|часов)$/,
    60,
  ],
  [
    /^(?:m|mn|min|mins|minute|minutes|minuten|minuto|minutos|minuti|minuut|minuter|minutter|minut|minuty|мин|минут|минуты)$/,
    1,
  ],
  [/^(?:s|sec|secs|second|seconds|sekunden|secondes)$/, 1 / 60],
];

/** Minutes of 'PT1H30M', '1 hour 30 minutes', '1h30', '1:30' or '90'; null if empty, undefined if unreadable. */
export function minutesIn(given: string): number | null | undefined {
  const text = given.trim();
  if (text === '') return null;
  if (text.length > LONGEST) return undefined;
  return isoMinutes(text.replace(/^-/, '')) ?? wordMinutes(text.toLowerCase());
}

function wordMinutes(text: string): number | undefined {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?h)?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  let sum = 0;
  let last = 0;
  let isRead = false;
  // '1 to 2 hours' and '1-2 hours' count as two.
  for (const { groups = {} } of text.matchAll(
    /(?<number>\d{1,5}(?:[.,]\d{1,2})?)?\s?(?<fraction>[½¼¾⅓⅔]|[1-3]\/[2-4])?\s{0,3}(?<unit>\p{L}{1,9})?/gu,
  )) {
    const { number, fraction, unit = '' } = groups;
    if (number === undefined && fraction === undefined) continue;
    const amount = Number((number ?? '0').replace(',', '.')) + fractionOf(fraction);
    const factor = UNITS.find(([names]) => names.test(unit))?.[1];
    // '1h30'
    const minutes = factor ?? (isRead && last === 60 && unit === '' ? 1 : undefined);
    if (minutes === undefined) continue;
    sum += amount * minutes;
    last = minutes;
    isRead = true;
  }
  return isRead ? Math.round(sum) : undefined;
}

function fractionOf(text: string | undefined): number {
  if (text === undefined) return 0;
  const [over = 0, under = 1] = text.split('/').map(Number);
  return FRACTIONS[text] ?? over / under;
}
