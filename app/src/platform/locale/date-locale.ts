/**
 * The English in which a cook writes days, by the language of the browser: its own where that is English, else the one that
 * puts day and month in the same order. The words of Larder are English everywhere, so days are not written in another language.
 */
export function dateLocaleOf(language: string): string {
  try {
    if (new Intl.Locale(language).language === 'en') return language;
    const order = new Intl.DateTimeFormat(language).formatToParts().map(({ type }) => type);
    return order.indexOf('day') < order.indexOf('month') ? 'en-GB' : 'en-US';
  } catch {
    // What the browser calls its language is none.
    return 'en-US';
  }
}
