import { currentLanguage } from './t.ts';

/** 'rice, salt, and milk' in the cook's language. */
export function listInWords(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);
}
