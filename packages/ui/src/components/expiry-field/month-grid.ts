import { addDays, addMonths, makeDay, partsOfDay, weekdayOf } from '@larder/domain';
import type { Day } from '../../internal/dates/types.ts';

const WEEKS = 6;

/** The six weeks that cover a month, always six so the calendar keeps its height. 0 is Monday. */
export function monthGrid(day: Day, firstWeekday: number): Day[][] {
  const { year, month } = partsOfDay(day);
  const first = makeDay(year, month, 1) ?? day;
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_each, index) => addDays(start, week * 7 + index)),
  );
}

/** The day a key moves to, following the ARIA date grid pattern; null for other keys. */
export function dayAfterKey(
  day: Day,
  key: { key: string; shiftKey: boolean },
  { firstWeekday, isRtl }: { firstWeekday: number; isRtl: boolean },
): Day | null {
  const forward = isRtl ? -1 : 1;
  const inWeek = (weekdayOf(day) - firstWeekday + 7) % 7;
  const pages = key.shiftKey ? 12 : 1;
  switch (key.key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -inWeek);
    case 'End':
      return addDays(day, 6 - inWeek);
    case 'PageDown':
      return addMonths(day, pages);
    case 'PageUp':
      return addMonths(day, -pages);
    default:
      return null;
  }
}
