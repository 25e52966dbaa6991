/** The languages of the app's own words: their BCP 47 tags, and what each calls itself. */
export const LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'ko', name: '한국어' },
  { tag: 'nl', name: 'Nederlands' },
] as const;

export type Language = (typeof LANGUAGES)[number]['tag'];

/** The language in which the words stand in the code. */
export const ENGLISH = 'en';
export type OtherLanguage = Exclude<Language, typeof ENGLISH>;

export const isLanguage = (text: string | null): text is Language =>
  LANGUAGES.some(({ tag }) => tag === text);
