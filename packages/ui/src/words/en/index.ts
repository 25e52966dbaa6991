import type { WordsPack } from '../food-words.ts';

/** English, as the components come with: for a provider inside one of another language, or a switch of languages. */
export const en: WordsPack = { language: 'en', words: () => ({}) };
