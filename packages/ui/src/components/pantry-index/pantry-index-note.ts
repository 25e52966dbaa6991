import { daysBetween, localDay } from '@larder/domain';
import { dateFormat, type DateFormat } from '../../internal/dates/date-format.ts';
import { expiryGroupOf } from './group-by-expiry.ts';
import type { PantryIndexItem } from './pantry-index-item.ts';
import type { PantryIndexLabels } from './pantry-index-words.ts';

/** The preformatted note under a name. */
export interface PantryIndexNote {
  /** Empty for none. */
  text: string;
  /** How soon it expires; sets the text colour. */
  tone: 'expired' | 'soon' | undefined;
}

/** Guesses further away than this many days are not worth showing. */
const FAR = 60;
/** From this many days on, a date is clearer than a distance. */
const DISTANT = 14;

type Noted = Pick<PantryIndexItem, 'expires' | 'isGuess' | 'storage' | 'isOpened'>;

/** Returns a function that formats an item's date and storage place. `isByDate`: the list is sorted by date. */
export function noteWriter(
  words: PantryIndexLabels,
  locale: string,
  given: string | undefined,
  isByDate = false,
) {
  const format = dateFormat(locale);
  const today = given ?? localDay();
  return ({ expires, isGuess = false, storage, isOpened = false }: Noted): PantryIndexNote => {
    const days = expires ? daysBetween(today, expires) : null;
    const isShown = expires && days !== null && (isByDate || !isGuess || days <= FAR);
    const parts = [
      ...(isShown ? [expiryText(words, format, { expires, days, today })] : []),
      ...(isShown && isGuess ? [words.guess] : []),
      ...(isOpened ? [words.opened] : []),
      // The usual storage place is not worth mentioning.
      ...(storage === 'freezer' ? [words.storage(storage)] : []),
    ];
    const group = expiryGroupOf(days);
    return { text: parts.join(' · '), tone: group === 'expired' || group === 'soon' ? group : undefined };
  };
}

function expiryText(
  words: PantryIndexLabels,
  format: DateFormat,
  { expires, days, today }: { expires: string; days: number; today: string },
): string {
  const when = Math.abs(days) < DISTANT ? format.distance(days) : format.short(expires, today);
  return days < 0 ? words.expired(when) : words.expires(when);
}
