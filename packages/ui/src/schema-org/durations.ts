import { isNode, isoMinutes } from '@larder/domain/schema-org';
import { plainText } from './text.ts';

/** What is written instead of ISO 8601: '1 hr 20 min', '1 hour and 20 minutes', '45 minutes', '1h30'. */
const WORDS =
  /^(?:(\d{1,3})\s?h(?:(?:ou)?rs?)?\.?(?:,?\s(?:and|&)|,)?)?\s?(?:(\d{1,4})\s?(?:m(?:in(?:ute)?s?)?\.?)?)?$/i;
/** '1:30' and '01:30:00'. */
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/** The minutes of 'PT1H30M', of a range its upper end; undefined if there is none, or it is unreadable or nothing. */
export function minutesOf(value: unknown): number | undefined {
  const exact = isNode(value) ? (value.maxValue ?? value.value ?? value.minValue ?? value['@value']) : value;
  const text = plainText(exact);
  const minutes = isoMinutes(text) ?? wordMinutes(text);
  return minutes === undefined || minutes === 0 ? undefined : minutes;
}

function wordMinutes(text: string): number | undefined {
  const found = CLOCK.exec(text) ?? WORDS.exec(text);
  if (!found) return undefined;
  const [, hours = '0', minutes = '0'] = found;
  return Number(hours) * 60 + Number(minutes);
}
