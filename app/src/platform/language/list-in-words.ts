import { perLanguage } from './t.ts';

const list = perLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** 'rice, salt, and milk' in the cook's language. */
export const listInWords = (words: readonly string[]): string => list().format(words);
