import { spokenStock } from '@larder/catalogue';
import type { Handlers } from '../platform/http/handlers.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import { readRecipeLines } from '../recipes/own/read-lines.ts';

export function ingredientHandlers(
  catalogue: LiveCatalogue,
): Pick<Handlers, 'parseVoice' | 'readIngredientLines'> {
  return {
    readIngredientLines: ({ body: { lines } }) => ({
      status: 200,
      body: { data: readRecipeLines(lines, catalogue.current().names) },
    }),
    parseVoice: ({ caller, body: { transcript, today = caller.today } }) => {
      const { voice, names } = catalogue.current();
      const items = voice.read(transcript, today).map((heard) => ({
        name: heard.thing?.name ?? heard.said,
        ...spokenStock(heard, names),
        expiry_date: heard.expiresOn,
        opened: heard.isOpened,
      }));
      const ingredients = [...new Set(items.map(({ name }) => name))];
      return { status: 200, body: { data: { ingredients, items } } };
    },
  };
}
