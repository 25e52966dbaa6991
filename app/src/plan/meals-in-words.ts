import { listInWords } from '../platform/language/list-in-words.ts';
import { plural } from '../platform/language/t.ts';

/** '5 dinners', '5 dinners and 2 lunches', '1 lunch': how many of each there are. */
export function mealsInWords(meals: readonly { slot?: 'lunch' | 'dinner' | undefined }[]): string {
  const lunches = meals.filter(({ slot }) => slot === 'lunch').length;
  const dinners = meals.length - lunches;
  return listInWords([
    ...(dinners > 0 || lunches === 0
      ? [plural(dinners, { one: '{count} dinner', other: '{count} dinners' })]
      : []),
    ...(lunches > 0 ? [plural(lunches, { one: '{count} lunch', other: '{count} lunches' })] : []),
  ]);
}
