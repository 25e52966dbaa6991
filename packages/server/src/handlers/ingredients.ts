import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Handlers } from './types.ts';

export function ingredientHandlers(catalogue: LiveCatalogue): Pick<Handlers, 'parseVoice'> {
  return {
    parseVoice: ({ body: { transcript } }) => {
      const heard = catalogue.current().voice.read(transcript);
      return {
        status: 200,
        body: { data: { ingredients: heard.map(({ thing, said }) => thing?.name ?? said) } },
      };
    },
  };
}
