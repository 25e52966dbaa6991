import { ENGLISH, isLanguage, type Language } from './languages.ts';

/** Storage key of the language. */
const LANGUAGE_KEY = 'language';

/** The language chosen in this browser; English if none is, or storage is unavailable. */
export function readLanguage(): Language {
  try {
    const kept = globalThis.localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(kept) ? kept : ENGLISH;
  } catch {
    return ENGLISH;
  }
}

/** Stores the language; if storage is forbidden or full, it lasts as long as the page. */
export function rememberLanguage(language: Language): void {
  try {
    if (language === ENGLISH) globalThis.localStorage.removeItem(LANGUAGE_KEY);
    else globalThis.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The page goes on in it.
  }
}
