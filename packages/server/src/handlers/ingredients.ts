import { nameKey } from '@larder/domain/names';
import { spokenIngredients } from '@larder/domain/voice';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Handlers } from './types.ts';

export function ingredientHandlers(catalogue: LiveCatalogue): Pick<Handlers, 'parseVoice'> {
  return {
    parseVoice: ({ body: { transcript } }) => {
      const { names } = catalogue.current();
      const keyOf = rememberKeys();
      const find = (words: readonly string[]) =>
        names.findByKey(words.map(keyOf).filter(Boolean).join(' '))?.name;
      return { status: 200, body: { data: { ingredients: spokenIngredients(transcript, find) } } };
    },
  };
}

/** The key of a word, made once: every word is looked at in many combinations, and making its key is the work. */
function rememberKeys(): (word: string) => string {
  const keys = new Map<string, string>();
  return (word) => {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = nameKey(word);
    keys.set(word, key);
    return key;
  };
}
