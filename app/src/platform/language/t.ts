import { ENGLISH, type Language } from './languages.ts';

/** A sentence with a number in it: one text for each of the language's plural categories. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A language's texts by the English ones, and those of `plural` by the English text for many. */
export type Dictionary = Readonly<Record<string, string | PluralForms>>;

/** The names in a text's braces: 'title' | 'list' for 'Removed {title} from {list}.' */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What goes into a text's braces: nothing for a text without any. */
export type ValuesOf<Names extends string, Value = string | number> = [Names] extends [never]
  ? []
  : [values: Readonly<Record<Names, Value>>];

let language: Language = ENGLISH;
let dictionary: Dictionary = {};

/** The language of the texts. */
export const currentLanguage = (): Language => language;

/** Sets the language of the texts from now on. The page's language is set with it in the browser. */
export function setTexts(inLanguage: Language, texts: Dictionary): void {
  language = inLanguage;
  dictionary = texts;
}

/**
 * An English text in the cook's language, with values in its braces: `t('Removed {title} from {list}.', { title, list })`.
 * It is English if the language lacks it. A text is asked for when it is shown, never when a file is loaded: the language
 * comes later. Write it as a literal, so that the test of the dictionaries finds it.
 */
export function t<Text extends string>(text: Text, ...[values]: ValuesOf<NamesIn<Text>>): string {
  return fill(translated(text), values);
}

/** A text's translation with its braces, for those who fill them otherwise. */
export function translated(text: string): string {
  const known = dictionary[text];
  return typeof known === 'string' ? known : text;
}

/** Makes a value when it is first asked for, and again for another language: formats of Intl are slow to make on a phone. */
export function perLanguage<Made>(make: (language: Language) => Made): () => Made {
  let made: { of: Language; value: Made } | undefined;
  return () => {
    if (made?.of !== language) made = { of: language, value: make(language) };
    return made.value;
  };
}

const rules = perLanguage((inLanguage) => new Intl.PluralRules(inLanguage));

/**
 * The same for a text that depends on a count, which is `{count}` in it:
 * `plural(total, { one: '{count} recipe in this list', other: '{count} recipes in this list' })`.
 */
export function plural<One extends string, Other extends string>(
  count: number,
  english: { readonly one: One; readonly other: Other },
  ...[values]: ValuesOf<Exclude<NamesIn<One | Other>, 'count'>>
): string {
  return fill(formFor(count, english), { ...values, count: countInWords(count) });
}

function formFor(count: number, english: { readonly one: string; readonly other: string }): string {
  const inEnglish = count === 1 ? english.one : english.other;
  const known = dictionary[english.other];
  if (typeof known !== 'object') return inEnglish;
  return known[rules().select(count)] ?? known.other ?? inEnglish;
}

/** Whole numbers below this are written without a separator in all of the languages. */
const GROUPED = 1000;

const countInWords = (count: number): string =>
  count < GROUPED ? `${count}` : count.toLocaleString(language);

function fill(text: string, values: Readonly<Record<string, string | number>> | undefined): string {
  if (!values) return text;
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => `${values[name] ?? braces}`);
}
