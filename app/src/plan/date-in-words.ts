/** A day of a plan, such as '2026-11-26', in the order of the reader's locale: 'Thu, Nov 26', 'Thu 26 Nov'. */
export function dateInWords(date: string, dateLocale: string): string {
  const format = new Intl.DateTimeFormat(dateLocale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${date}T00:00:00Z`));
}
