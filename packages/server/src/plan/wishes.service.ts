import type { components } from '@larder/contract';
import { weekFrom, type Day } from '@larder/domain';
import { readWishes } from '@larder/domain/wishes';
import { readPantry } from '../pantry/pantry.store.ts';
import type { Cook } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import { dislikedName } from '../recipes/dislikes.ts';
import { expectStartSoon } from './start-soon.ts';

type Read = components['schemas']['ReadWishes'];

export interface WishService {
  /** What a cook's sentence asks of the week that begins on a day, by default today. */
  read(cook: Cook, wish: { readonly text: string; readonly startsOn?: Day | undefined }): Promise<Read>;
}

/** Wishes in a cook's own words. Nothing is stored. */
export function makeWishService(db: Connection, catalogue: LiveCatalogue): WishService {
  return {
    async read({ userId, today }, { text, startsOn = today }) {
      expectStartSoon(startsOn, today);
      const { names, family } = catalogue.current();
      const pantry = (await readPantry(db, userId)).filter(
        ({ expiryDate }) => expiryDate === null || expiryDate >= today,
      );
      const read = readWishes(text, {
        today,
        startsOn,
        pantry: pantry.map(({ id, name, ingredientId }) => ({
          id,
          name,
          covers: [...family.namesFor([ingredientId])],
        })),
        find: (words) => {
          const found = names.findWords(words);
          return found && { id: found.id, name: dislikedName(found) };
        },
      });
      const { wishes, countries, filters, useUp, without, free, notUnderstood } = read;
      return {
        wishes: [...wishes],
        countries: [...countries],
        filters: [...filters],
        use_up: useUp.map(({ id, name }) => ({ id, name })),
        without: without.map(({ id, name }) => ({ ingredient_id: id, name })),
        free: free.filter(({ date }) => weekFrom(startsOn).includes(date)),
        not_understood: [...notUnderstood],
      };
    },
  };
}
