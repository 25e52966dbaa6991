import { describe, expect, test } from 'vitest';
import { localeFormat } from '../components/locale/index.ts';
import { WORD_PACKS } from '../testing/word-packs.ts';

const sources = import.meta.glob<string>('./*/*.ts', { eager: true, import: 'default', query: '?raw' });

/** Nouns and participles whose plural is written like their singular. */
const UNCHANGED: Readonly<Record<string, readonly string[]>> = {
  de: ['# Artikel', 'Noch # Zeichen'],
  fr: ['# choix'],
  hi: [
    '# अक्षर बाक़ी',
    '# और व्यंजन',
    '# चरण',
    '# चालू फ़िल्टर',
    '# चालू',
    '# दिन',
    '# रेसिपी',
    '# विकल्प',
    '# सुझाव',
    '# सेकंड बाक़ी',
    '# सेकंड से',
    'रेसिपी',
  ],
  nl: ['# actief', '# gekozen', '# toegevoegd'],
};

const made = WORD_PACKS.map(({ pack, locale, currency }) => ({
  language: pack.language,
  words: pack.words(localeFormat(locale, currency)),
}));

describe.each(made)('$language', ({ language, words }) => {
  test('has two forms where one and many differ', () => {
    const same = Object.entries(sources)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .flatMap(([, source]) => [...source.matchAll(/one: '([^'\n]+)',\s*other: '([^'\n]+)'/g)])
      .flatMap(([, one = '', other]) => (one === other ? [one] : []));
    expect([...new Set(same)].toSorted()).toEqual((UNCHANGED[language] ?? []).toSorted());
  });

  test('says that nuts are peanuts too, and tree nuts are not', () => {
    const { nuts, peanuts, tree_nuts: treeNuts } = words.choices;
    expect(nuts?.toLowerCase()).toContain(peanuts?.toLowerCase());
    expect(treeNuts?.toLowerCase()).not.toContain(peanuts?.toLowerCase());
  });

  test('warns in a whole sentence before naming what is avoided', () => {
    const note = words['allergy-note'];
    const tiles = words['ingredient-tiles'];
    for (const text of [
      note.contains(['X', 'Y']),
      note.mayContain(['X', 'Y']),
      note.dishesContain(1, ['X', 'Y']),
      note.dishesContain(2, ['X', 'Y']),
      note.dishesMayContain(1, ['X', 'Y']),
      note.dishesMayContain(2, ['X', 'Y']),
      tiles.avoided('X, Y'),
      tiles.possiblyAvoided('X, Y'),
    ])
      expect(text).toMatch(/: X.+Y$/);
  });

  test('quotes what the cook wrote', () => {
    const { notUnderstood, notFound } = words['new-week-dialog'];
    for (const text of [notUnderstood(['X', 'Y']), notFound(['X', 'Y'])]) {
      expect(text).toMatch(/[„«‘“]\s?X\s?[“»’”]/);
      expect(text).toMatch(/[„«‘“]\s?Y\s?[“»’”]/);
    }
  });
});

test('French drops the e of de before a vowel', () => {
  const french = made.find(({ language }) => language === 'fr');
  const time = french?.words['recipe-card'].time;
  expect(time?.({ total: 95, waiting: 60, kind: 'waiting' })).toBe('35 min + 1 h d’attente');
  expect(time?.({ total: 95, waiting: 60, kind: 'draining' })).toBe('35 min + 1 h d’égouttage');
  expect(time?.({ total: 95, waiting: 60, kind: 'rising' })).toBe('35 min + 1 h de levée');
});
