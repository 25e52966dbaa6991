/**
 * The English variant for dates, from the browser's language: its own if English, otherwise one with the same
 * order of day and month. Larder's text is English, so dates are too.
 */
export function dateLocaleOf(language: string): string {
  try {
    if (new Intl.Locale(language).language === 'en') return language;
    const order = new Intl.DateTimeFormat(language).formatToParts().map(({ type }) => type);
    return order.indexOf('day') < order.indexOf('month') ? 'en-GB' : 'en-US';
  } catch {
    // The browser's language is not a valid tag.
    return 'en-US';
  }
}
