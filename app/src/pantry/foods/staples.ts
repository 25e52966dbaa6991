import type { BookIngredient } from '../pantry-items.query.ts';
import { NOT_ASKED, OTHER_STAPLES, USUAL_STAPLES } from './staple-names.ts';

/** The staples to choose from, and those assumed until the cook says otherwise. */
export interface Staples {
  /** In the order they are offered. */
  asked: readonly BookIngredient[];
  /** Ids of the usual ones, including those that are not offered. */
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

/** Adds or removes a staple. If the cook was never asked, starts with the usual ones. */
export function withStaple(
  saved: readonly number[] | null,
  usualIds: readonly number[],
  id: number,
  isIn: boolean,
): number[] {
  const others = (saved ?? usualIds).filter((one) => one !== id);
  return isIn ? [...others, id] : others;
}
