/** The kinds of English in which ingredients are named, British first: the language of recipes and data. */
export const ENGLISHES = ['en-GB', 'en-US', 'en-IN'] as const;
export type English = (typeof ENGLISHES)[number];
/** Those with names of their own. */
export type EnglishAbroad = Exclude<English, 'en-GB'>;
export const ENGLISHES_ABROAD = ENGLISHES.filter((english): english is EnglishAbroad => english !== 'en-GB');

/** Builds a value for each English with names of its own. */
export function eachAbroad<Value>(valueOf: (english: EnglishAbroad) => Value): Record<EnglishAbroad, Value> {
  const values = ENGLISHES_ABROAD.map((english) => [english, valueOf(english)]);
  return Object.fromEntries(values) as Record<EnglishAbroad, Value>;
}

/** The English for a browser's language: American or Indian, otherwise British. */
export function englishOf(language: string): English {
  const wanted = language.toLowerCase();
  return ENGLISHES.find((english) => english.toLowerCase() === wanted) ?? 'en-GB';
}
