import { PLATE_FOODS } from './foods.ts';
import { PLATE_KINDS, type PlateKind } from './kinds.ts';

/** More than this many kinds of food on one plate are a muddle. */
const MOST_FOODS = 5;

/** What is in a dish and not seen on it. */
const UNSEEN =
  /stock|bone|(?:sauce|oil|flour|powder|vinegar|butter|juice|extract|seed|fat|lard|milk|syrup|jam)$/;

/** What is made of a dough or batter. */
const DOUGHS: ReadonlySet<PlateKind> = new Set<PlateKind>(['cake', 'bread', 'pizza', 'pancakes']);

/** A dish as it is drawn: how it comes to the table, and what is seen on it. */
export interface PlateParts {
  readonly kind: PlateKind;
  readonly foods: readonly string[];
}

/** What an ingredient looks like on a plate, if it is seen there. */
export const foodOf = (slug: string): string | undefined =>
  UNSEEN.test(slug) ? undefined : PLATE_FOODS.find(({ of }) => of.test(slug))?.name;

/** A look of these foods, the most important first. */
export function lookOf(kind: PlateKind, seen: readonly string[]): string {
  // An egg in a dough is not seen.
  const isBaked = DOUGHS.has(kind);
  const foods = [...new Set(seen)].filter((food) => !(isBaked && food === 'egg')).slice(0, MOST_FOODS);
  return [kind, ...foods].join('.');
}

/** The parts of a look; null if it is none. */
export function partsOfPlate(look: string): PlateParts | null {
  const [first, ...foods] = look.split('.');
  const kind = PLATE_KINDS.find((one) => one === first);
  const isKnown = foods.every((food) => PLATE_FOODS.some(({ name }) => name === food));
  return kind && isKnown && foods.length <= MOST_FOODS ? { kind, foods } : null;
}
