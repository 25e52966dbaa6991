/**
 * The forms of a noun in each language, by the categories of `Intl.PluralRules`. Spanish, Italian and French have
 * 'many' besides, for whole millions: nothing in a kitchen comes in those.
 */
export const PLURAL_CATEGORIES = {
  de: ['one', 'other'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
  hi: ['one', 'other'],
  it: ['one', 'other'],
  ko: ['other'],
  nl: ['one', 'other'],
} as const satisfies Record<string, readonly Intl.LDMLPluralRule[]>;

/** A language that has a pack beside English. */
export type PackLanguage = keyof typeof PLURAL_CATEGORIES;

/** The forms of a noun: `{ one: '# receta', other: '# recetas' }`. '#' stands for the number. */
export type PluralForms<Language extends PackLanguage> = Readonly<
  Record<(typeof PLURAL_CATEGORIES)[Language][number], string>
>;

/** Picks the form for a count, and writes the number into it. */
export function pluralIn<Language extends PackLanguage>(
  language: Language,
  write: (count: number) => string,
): (count: number, forms: PluralForms<Language>) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => {
    // Every language has 'other', which the compiler cannot see for one that it does not know yet.
    const all = forms as Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
    return (all[rules.select(count)] ?? all.other).replace('#', () => write(count));
  };
}
