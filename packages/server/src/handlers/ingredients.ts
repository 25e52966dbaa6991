import { spokenStock } from '@larder/catalogue';
import { utcDay } from '@larder/domain';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Handlers } from './types.ts';

export function ingredientHandlers(catalogue: LiveCatalogue, now: () => Date): Pick<Handlers, 'parseVoice'> {
  return {
    parseVoice: ({ body: { transcript, today = utcDay(now()) } }) => {
      const { voice, names } = catalogue.current();
      const items = voice.read(transcript, today).map((heard) => ({
        name: heard.thing?.name ?? heard.said,
        ...spokenStock(heard, names),
        expiry_date: heard.expiresOn,
      }));
      return { status: 200, body: { data: { ingredients: items.map(({ name }) => name), items } } };
    },
  };
}
