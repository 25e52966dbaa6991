import { spokenIngredients } from '@larder/domain/voice';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Handlers } from './types.ts';

export function ingredientHandlers(catalogue: LiveCatalogue): Pick<Handlers, 'parseVoice'> {
  return {
    parseVoice: ({ body: { transcript } }) => {
      const { names } = catalogue.current();
      const said = spokenIngredients(transcript, (words) => names.findWords(words)?.name);
      // A name that nobody lists may be one that was misheard.
      const ingredients = said.map((name) => names.find(name)?.name ?? names.read(name).found?.name ?? name);
      return { status: 200, body: { data: { ingredients: [...new Set(ingredients)] } } };
    },
  };
}
