import type { BookIngredient } from '../pantry-items.query.ts';
import { NOT_ASKED, OTHER_STAPLES, USUAL_STAPLES } from './staple-names.ts';

/** What a cook may always have, and what is taken to be there until they say otherwise. */
export interface Staples {
  /** In the order in which they are asked about. */
  asked: readonly BookIngredient[];
  /** Ids of the usual ones, those that are not asked about included. */
  usualIds: readonly number[];
}

/** The staples of a book of ingredients. */
export function staplesOf(book: readonly BookIngredient[]): Staples {
  const byName = new Map(book.map((entry) => [entry.name, entry]));
  const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  return {
    asked: named([...USUAL_STAPLES, ...OTHER_STAPLES].filter((name) => !NOT_ASKED.includes(name))),
    usualIds: named(USUAL_STAPLES).map(({ id }) => id),
  };
}

/** Staples with one more or fewer. What was never asked starts with the usual ones. */
export function withStaple(
  saved: readonly number[] | null,
  usualIds: readonly number[],
  id: number,
  isIn: boolean,
): number[] {
  const others = (saved ?? usualIds).filter((one) => one !== id);
  return isIn ? [...others, id] : others;
}
