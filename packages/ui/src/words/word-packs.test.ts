import { describe, expect, test } from 'vitest';
import { localeFormat } from '../components/locale/index.ts';
import { textsOf, WORD_PACKS } from '../testing/word-packs.ts';
import { PLURAL_CATEGORIES, pluralIn } from './plural-forms.ts';

const sources = Object.values(
  import.meta.glob<string>(
    ['../components/**/*.{ts,tsx}', '../internal/**/*.{ts,tsx}', '!**/*.{test,stories,examples}.*'],
    {
      eager: true,
      import: 'default',
      query: '?raw',
    },
  ),
).join('\n');

/** What is the same in English, because both languages have the word or the abbreviation. */
const SHARED = new Set([
  '+1 min',
  'Allergies',
  'Calories',
  'Date',
  'Description',
  'Favorite',
  'Filters',
  'International',
  'Later',
  'Lunch',
  'Messages (F8)',
  'Name',
  'Note',
  'Notifications',
  'Optional',
  'Pages',
  'Password',
  'Source',
  'System',
  'Timers',
  'Tips',
  'Vegan',
  'cups, oz, °F, inches',
  'min',
]);

const made = WORD_PACKS.map(({ pack, locale, currency }) => {
  const format = localeFormat(locale, currency);
  return { language: pack.language, format, words: pack.words(format), texts: textsOf(pack.words(format)) };
});
const [reference] = made;

describe.each(made)('$language', ({ language, format, words, texts }) => {
  test('has the words of every component, and no others', () => {
    const keys = Array.from(
      sources.matchAll(/useWords(?:<[^>]+>)?\([^)]*?'([a-z-]+)',?\s*\)/g),
      ([, key]) => key,
    );
    // One without its component's name would never be asked for.
    expect(sources.match(/(?<!function )\buseWords(?:<[^>]+>)?\(/g)).toHaveLength(keys.length);
    const asked = new Set(keys);
    expect(Object.keys(words).toSorted()).toEqual([...asked].toSorted());
  });

  test('has the same texts as the others', () => {
    expect([...texts.keys()].toSorted()).toEqual([...(reference?.texts.keys() ?? [])].toSorted());
  });

  test('has no empty text, and none that is English', () => {
    const english = new Set(Array.from(sources.matchAll(/'([^'\n]+)'/g), ([, text = '']) => text));
    const left = [...texts].filter(
      ([, text]) =>
        typeof text === 'string' &&
        (text.trim() === '' || (english.has(text) && /\p{L}{3}/u.test(text) && !SHARED.has(text))),
    );
    expect(left).toEqual([]);
  });

  test('has the plural categories of Intl, without that of whole millions', () => {
    const known = PLURAL_CATEGORIES[language as keyof typeof PLURAL_CATEGORIES];
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect([...known].toSorted()).toEqual(pluralCategories.filter((name) => name !== 'many').toSorted());
  });

  test('lets buttons’ accessible names contain their texts', () => {
    const list = words['ingredient-list'];
    const contains = [
      [list.addToPantry('X'), list.add],
      [list.removeFromPantry('X'), list.inPantry],
      [words['add-to-list-menu'].addToListOf('X'), words['add-to-list-menu'].addToList],
      [words['favorite-button'].favoriteOf('X'), words['favorite-button'].favorite],
      [words['step-timer'].extendName('X'), words['step-timer'].extend],
      [words['results-bar'].refresh, words['results-bar'].refreshShort],
      [words['import-review'].editRecipe('X'), words['import-review'].edit],
    ] as const;
    for (const [name, text] of contains) expect(name.toLowerCase()).toContain(text.toLowerCase());
  });

  test.each([1, 2, 11, 1234])('writes the number %i where it is asked for', (count) => {
    const number = format.count(count);
    expect(
      [
        words['recipe-card'].ingredients(count),
        words['recipe-card'].servings(count),
        words['meal-card'].need(count),
        words.combobox.count(count),
        words['list-card'].recipes(count),
        words['voice-panel'].secondsLeft(count),
        words['shopping-list'].buyHint(count),
        words['pagination'].page(count, 5000),
      ].filter((text) => !text.includes(number) || text.includes('#')),
    ).toEqual([]);
  });

  test('puts each thing that it is given into its text', () => {
    const lost = [...texts].flatMap(([path, text]) => {
      if (typeof text === 'string') return [];
      const there = placeholdersOf(text);
      const wanted = reference && placeholdersOf(reference.texts.get(path));
      return JSON.stringify(there) === JSON.stringify(wanted) ? [] : [{ path, there, wanted }];
    });
    expect(lost).toEqual([]);
  });
});

test('a form is chosen by the language’s own rules', () => {
  const plural = pluralIn('fr', String);
  expect([0, 1, 2].map((count) => plural(count, { one: '# tasse', other: '# tasses' }))).toEqual([
    '0 tasse',
    '1 tasse',
    '2 tasses',
  ]);
});

/** Which arguments a text shows, by their place; null if it takes something else than texts and lists. */
function placeholdersOf(text: unknown): readonly boolean[] | null {
  if (typeof text !== 'function') return null;
  const given = Array.from({ length: text.length }, (_, place) => `⟦${place}⟧`);
  for (const args of [given, given.map((one) => [one])]) {
    try {
      const said: unknown = Reflect.apply(text, undefined, args);
      if (typeof said === 'string' && !said.includes('NaN')) return given.map((one) => said.includes(one));
    } catch {
      // It takes something else.
    }
  }
  return null;
}
