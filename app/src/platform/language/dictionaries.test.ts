import { describe, expect, test } from 'vitest';
import { textsIn } from '../../testing/texts-in-code.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Dictionary } from './t.ts';
import { UNTRANSLATED } from './untranslated.ts';

const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    './*.{ts,tsx}',
    '!**/*.{test,stories}.*',
    '!../../{testing,storybook}/**',
    '!./{t,t-nodes,untranslated}.*',
  ],
  { eager: true, import: 'default', query: '?raw' },
);
const dictionaries = import.meta.glob<Dictionary>('./dictionaries/*.json', {
  eager: true,
  import: 'default',
});

const files = Object.entries(sources).map(([path, code]) => textsIn(path.replace(/^(?:\.\.\/)+/, ''), code));
const asked = files.flatMap((file) => file.asked);
/** By text: whether it has forms. */
const english = new Map(asked.map(({ text, one }) => [text, one !== undefined]));
const othersThanCount = (text: string) => bracesOf(text).filter((brace) => brace !== '{count}');
const bracesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the code', () => {
  test('has no text that cooks read in English alone [LANG-01]', () => {
    const faults = files.flatMap((file) => file.faults);
    expect(faults.filter((fault) => !UNTRANSLATED.some((known) => fault.includes(known)))).toEqual([]);
  });

  test('asks for no text while a file is loaded', () => {
    expect(asked.filter(({ isTooEarly }) => isTooEarly)).toEqual([]);
  });

  test('uses a text with forms and without nowhere', () => {
    const clashing = asked.filter(({ text, one }) => english.get(text) !== (one !== undefined));
    expect(clashing).toEqual([]);
  });
});

const others = LANGUAGES.map(({ tag }) => tag).filter((tag: Language) => tag !== 'en');

describe.each(others)('the dictionary of %s', (language) => {
  const dictionary = dictionaries[`./dictionaries/${language}.json`] ?? {};
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();

  test('has every text of the code, and no others [LANG-01]', () => {
    expect(Object.keys(dictionary).toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('has a form for each plural category, without that of whole millions', () => {
    const wanted = pluralCategories.filter((category) => category !== 'many').toSorted();
    const wrong = Object.entries(dictionary).filter(([text, said]) =>
      english.get(text)
        ? typeof said !== 'object' || Object.keys(said).toSorted().join() !== wanted.join()
        : typeof said !== 'string',
    );
    expect(wrong).toEqual([]);
  });

  test('fills the same braces', () => {
    const wrong = Object.entries(dictionary).flatMap(([text, said]) =>
      typeof said === 'string'
        ? bracesOf(said).join() === bracesOf(text).join()
          ? []
          : [said]
        : // One may be said without its number.
          Object.values(said).filter((form) => othersThanCount(form).join() !== othersThanCount(text).join()),
    );
    expect(wrong).toEqual([]);
  });

  test('has no empty text', () => {
    const texts = Object.values(dictionary).flatMap((said) =>
      typeof said === 'string' ? [said] : Object.values(said),
    );
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });
});
