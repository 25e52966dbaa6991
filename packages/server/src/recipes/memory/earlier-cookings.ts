import { LIMITS } from '@larder/domain';
import type { components } from '@larder/contract';
import { v7 as uuid } from 'uuid';
import type { Cook } from '../../platform/access/caller.ts';
import type { Connection } from '../../platform/database/connection.ts';
import { badRequest, Problem } from '../../platform/http/problem.ts';
import { countCookings, insertCookings, readCookings } from './cooking.store.ts';

/** A time that a recipe was cooked, as in an export. */
export type EarlierCooking = components['schemas']['CookingsInput']['cooked'][number];

const keyOf = ({ date, servings }: EarlierCooking) => `${date} ${servings}`;

/** Adds the times that a recipe was cooked before, except those that are there. They are no deeds, and took nothing. */
export async function addEarlierCookings(
  db: Connection,
  { userId, today }: Cook,
  recipeId: number,
  sent: readonly EarlierCooking[],
): Promise<void> {
  const wrong = sent.findIndex(({ date }) => date > today);
  if (wrong >= 0)
    throw badRequest([
      {
        path: `/cooked/${wrong}/date`,
        message: 'A recipe can only have been cooked on a day that has been.',
      },
    ]);
  const there = (await readCookings(db, userId, recipeId)).map(({ cookedOn: date, servings }) =>
    keyOf({ date, servings }),
  );
  const added = sent.filter((one) => {
    const at = there.indexOf(keyOf(one));
    // Two dinners on one day are two.
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
  if ((await countCookings(db, userId)) + added.length > LIMITS.cookings.max)
    throw new Problem(409, 'That is more dinners than Larder can remember.');
  await insertCookings(
    db,
    userId,
    added.map(({ date, servings }) => {
      const id = uuid();
      return {
        id,
        recipeId,
        servings,
        cookedOn: date,
        cookedAt: new Date(`${date}T12:00:00Z`),
        deed: `earlier/${id}`,
      };
    }),
  );
}
