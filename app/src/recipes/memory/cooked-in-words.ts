import { plural, t } from '../../platform/language/t.ts';
import type { RecipeMemory } from './memory.change.ts';

/** 'Cooked once', 'Cooked twice', 'Cooked 3 times'. */
export function timesInWords(times: number): string {
  if (times === 1) return t('Cooked once');
  if (times === 2) return t('Cooked twice');
  return plural(times, { one: 'Cooked {count} time', other: 'Cooked {count} times' });
}

/** 'Cooked 3 times, last on Oct 2, 2026', 'Cooked once, on …' or that it was not cooked yet. */
export function cookedInWords(cooked: RecipeMemory['cooked'], date: (day: string) => string): string {
  if (!cooked) return t('Not cooked yet');
  const { times } = cooked;
  const last = date(cooked.last);
  if (times === 1) return t('Cooked once, on {date}', { date: last });
  if (times === 2) return t('Cooked twice, last on {date}', { date: last });
  return plural(
    times,
    { one: 'Cooked {count} time, last on {date}', other: 'Cooked {count} times, last on {date}' },
    { date: last },
  );
}
