import type { Connection } from '../../platform/database/connection.ts';
import { takenIds } from './flexible.store.ts';
import { unhurried } from '../search/unhurried.ts';
import { makingDishes, ownIdOf, type MadeDish, type MakingOf } from './made-dishes.ts';

/** How many other ids to try for a dish whose id is taken by another recipe. */
const TURNS = 3;

/** The flexible dinners that a cook can be offered, none with the id of another recipe. */
export async function dishesOf(db: Connection, userId: string, making: MakingOf): Promise<MadeDish[]> {
  let taken: ReadonlySet<number> = new Set();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const idOf = (content: string) => {
      const ids = Array.from({ length: TURNS }, (_, at) => ownIdOf(userId, content, at));
      return ids.find((id) => !taken.has(id)) ?? ids[0]!;
    };
    // Making them takes longer than another cook should wait for a page.
    const dishes = await unhurried(makingDishes(making, idOf));
    const others = await takenIds(
      db,
      userId,
      dishes.map(({ recipe }) => recipe.id),
    );
    if (others.size === 0) return dishes;
    taken = new Set([...taken, ...others]);
  }
  return [];
}

/** The data for writing out a meal of such a dish before it is in the database. */
export const textsOf = (dishes: readonly MadeDish[]) =>
  new Map(
    dishes.map(({ recipe: { id, slug, title, englishTitle, instructions } }) => [
      id,
      { slug, title, english_title: englishTitle, instructions },
    ]),
  );
