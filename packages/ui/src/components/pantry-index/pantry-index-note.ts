import { daysBetween, localDay } from '@larder/domain';
import { dateFormat, type DateFormat } from '../../internal/dates/date-format.ts';
import { expiryGroupOf } from './group-by-expiry.ts';
import type { PantryIndexItem } from './pantry-index-item.ts';
import type { PantryIndexLabels } from './pantry-index-words.ts';

/** What stands under a name, ready-made. */
export interface PantryIndexNote {
  /** '' for nothing. */
  text: string;
  /** How soon it is to be used: colours the text. */
  tone: 'expired' | 'soon' | undefined;
}

/** A guess further away than this, in days, says nothing that a cook would act on. */
const FAR = 60;
/** From here on a date says more than a number of days. */
const DISTANT = 14;

type Noted = Pick<PantryIndexItem, 'expires' | 'isGuess' | 'storage' | 'isOpened'>;

/** Writes what is to be said of a thing's date and place. `isByDate`: dates are what the reader looks for. */
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
      // Where things are usually found goes without saying.
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
