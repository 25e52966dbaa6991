import { FoodProvider, type WholeWordsPack } from '@larder/ui/food-provider';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { words as spanish } from '../platform/language/packs/words-es.ts';
import { setTexts } from '../platform/language/t.ts';
import { setComponentWords } from '../platform/language/component-words.ts';
import { usePreferenceTitles } from './form-words.ts';
import { conflictingPreferences } from './preferences-conflict.ts';

const CONFLICTS = new Map([
  ['spice_tolerance', 'very_hot'],
  ['dislikes', null],
]);

function Probe() {
  const asked = conflictingPreferences(CONFLICTS, usePreferenceTitles());
  return asked.map(({ field, value }) => `${field}: ${value}.`).join(' ');
}

afterEach(() => {
  setTexts('en', {});
  setComponentWords(undefined);
});

test.each<[language: 'en' | 'es', words: WholeWordsPack | undefined, said: string]>([
  ['en', undefined, 'Spice Tolerance: Very Hot. Dislikes: not set.'],
  ['es', spanish, 'Picante: Muy picante. Lo que no te gusta: sin elegir.'],
])('in %s preferences are called what the form calls them [LANG-01]', (language, words, said) => {
  setTexts(language, language === 'es' ? { Dislikes: 'Lo que no te gusta', 'not set': 'sin elegir' } : {});
  setComponentWords(words);
  const shown = (
    <FoodProvider words={words}>
      <Probe />
    </FoodProvider>
  );
  expect(renderToStaticMarkup(shown)).toBe(said);
});
