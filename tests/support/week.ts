const FORMAT = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short' });

const NAME = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** The seven days from today as the browser writes them: 'Thu, Nov 26'. */
export const weekInWords = (): string[] =>
  Array.from({ length: 7 }, (_, index) => FORMAT.format(daysFromNow(index)));

/** The day so many days from today, as a cook writes it: 'Thursday'. */
export const dayName = (index: number): string => NAME.format(daysFromNow(index));

/** By the calendar: a day is 23 or 25 hours long when the clocks change. */
function daysFromNow(days: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
}
