import { ENGLISH, type Language } from '../language/languages.ts';

/**
 * The locale for dates, from the browser's language: itself if it is the language of the texts, in one of its varieties.
 * Otherwise that language; for English the variety with the same order of day and month as the browser's.
 */
export function dateLocaleOf(browser: string, language: Language): string {
  try {
    if (new Intl.Locale(browser).language === language) return browser;
    if (language !== ENGLISH) return language;
    const order = new Intl.DateTimeFormat(browser).formatToParts().map(({ type }) => type);
    return order.indexOf('day') < order.indexOf('month') ? 'en-GB' : 'en-US';
  } catch {
    // The browser's language is not a valid tag.
    return language === ENGLISH ? 'en-US' : language;
  }
}
