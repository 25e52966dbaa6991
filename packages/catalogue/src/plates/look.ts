import type { Ingredient } from '@larder/domain/model';
import { plateOf } from '../ingredients/plate.ts';
import { PLATE_FOODS } from './foods.ts';

/** How a dish comes to the table. */
export const PLATE_KINDS = [
  'soup',
  'stew',
  'salad',
  'cake',
  'bread',
  'pizza',
  'pancakes',
  'toast',
  'gratin',
  'drink',
  'rice',
  'pasta',
  'tray',
  'plate',
] as const;
export type PlateKind = (typeof PLATE_KINDS)[number];

/** More than this many kinds of food on one plate are a muddle. */
const MOST_FOODS = 5;

/** What a plate is drawn from. */
export interface PlateDish {
  readonly title: string;
  readonly lines: readonly { readonly ingredient: Ingredient; readonly grams: number | null }[];
}

/** What is in a dish and not seen on it. */
const UNSEEN =
  /stock|bone|(?:sauce|oil|flour|powder|vinegar|butter|juice|extract|seed|fat|lard|milk|syrup|jam)$/;

const WORDS: readonly (readonly [PlateKind, RegExp])[] = [
  ['soup', /\b(?:soup|broth|chowder|minestrone|gazpacho|bisque|ramen|pho)\b/gi],
  ['salad', /\b(?:salad|slaw|tabbouleh)\b/gi],
  ['stew', /\b(?:stew|curry|dal|dhal|chill?i|casserole|ragout|goulash|tagine)\b/gi],
  ['cake', /\b(?:cake|tart|brownies?|crumble|pudding|cheesecake|pie|clafoutis|flan)\b/gi],
  ['pizza', /\b(?:pizzas?|lahmacun)\b/gi],
  ['pancakes', /\b(?:(?:pan|hot|griddle)cakes?|blinis?|cr[eê]pes?|fritters?|drop scones?)\b/giu],
  ['toast', /\b(?:sandwich(?:es)?|toasts?|toasties?|bruschetta|crostini|rarebit)\b/gi],
  ['drink', /\b(?:smoothies?|lassi|lemonade|milkshakes?|cocktails?|cocoa|chai)\b/gi],
  // Flexible dinners. A 'tray bake' alone may be a cake.
  ['tray', /\btray bake of\b/gi],
  ['gratin', /\b(?:bakes?|gratin|lasagne|moussaka)\b/gi],
  ['bread', /\b(?:(?:flat)?breads?|loaf|scones?|rolls?|buns?|muffins?|biscuits?|cookies?|focaccia)\b/gi],
];

/** What is made of a dough or batter. */
const DOUGHS: ReadonlySet<PlateKind> = new Set<PlateKind>(['cake', 'bread', 'pizza', 'pancakes']);

/** The look of a dish, as a name: how it comes to the table, and what is seen on it. Null if nothing of it is known. */
export function lookOfDish({ title, lines }: PlateDish): string | null {
  if (lines.length === 0) return null;
  const kind = kindByTitle(title) ?? kindByFood(lines);
  const heaviest = lines.toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0));
  const seen = heaviest.flatMap(({ ingredient: { slug } }) =>
    UNSEEN.test(slug) ? [] : (PLATE_FOODS.find(({ of }) => of.test(slug))?.name ?? []),
  );
  // An egg in a dough is not seen.
  const isBaked = DOUGHS.has(kind);
  const foods = [...new Set(seen)].filter((food) => !(isBaked && food === 'egg')).slice(0, MOST_FOODS);
  return [kind, ...foods].join('.');
}

/** The head noun comes last ('egg salad sandwich'), before what the dish is served with. */
function kindByTitle(title: string): PlateKind | undefined {
  const [head = ''] = title.split(/ with /i);
  const ends = WORDS.flatMap(([kind, words]) =>
    [...head.matchAll(words)].map(({ 0: word, index }) => ({ kind, end: index + word.length })),
  );
  return ends.toSorted((a, b) => b.end - a.end)[0]?.kind;
}

function kindByFood(lines: PlateDish['lines']): PlateKind {
  const gramsOf = (of: RegExp) =>
    lines.reduce((sum, { ingredient, grams }) => sum + (of.test(ingredient.slug) ? (grams ?? 0) : 0), 0);
  const flour = gramsOf(/flour$/);
  if (flour > 0 && gramsOf(/sugar/) > flour / 5) return 'cake';
  const { base } = plateOf(lines, 1);
  switch (base) {
    case 'rice':
    case 'grains':
      return 'rice';
    case 'pasta':
    case 'noodles':
      return 'pasta';
    case 'potatoes':
      return 'tray';
    case 'bread':
      return flour > 0 ? 'bread' : 'plate';
    default:
      return 'plate';
  }
}

/** The parts of a look; null if it is none. */
export function partsOfPlate(look: string): { kind: PlateKind; foods: readonly string[] } | null {
  const [first, ...foods] = look.split('.');
  const kind = PLATE_KINDS.find((one) => one === first);
  const isKnown = foods.every((food) => PLATE_FOODS.some(({ name }) => name === food));
  return kind && isKnown && foods.length <= MOST_FOODS ? { kind, foods } : null;
}
