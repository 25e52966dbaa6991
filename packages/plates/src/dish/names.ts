import type { PlateKind } from './kinds.ts';
import { foodOf } from './look.ts';

/** Words before a name that say nothing of how it looks, and units. */
const LEFT_OUT = new Set(
  'large medium small free range fresh dried of g kg ml l oz lb tbsp tsp cup'.split(' '),
);

function singular(word: string): string {
  if (/..ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:to|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /..[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A name as the rules of foods read it: '2 large eggs, beaten' is 'egg'. */
export function slugOfName(name: string): string {
  const [head = ''] = name.split(/[,(]/);
  return head
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(singular)
    .filter((word) => word !== '' && !LEFT_OUT.has(word))
    .join('-');
}

/** What sounds like a food and is not seen. */
const SEASONING = /(?:bay|curry|lime)-leave|pepper-flake|peppercorn/;

/** Not seen, though the aisle it comes from would be. */
const HIDDEN =
  /garlic|ginger|chill?i|butter|milk|cream|yogh?urt|stock|sauce|juice|thyme|oregano|rosemary|sage|lemongrass/;

/** What stands for a food that nobody knows: by the aisle of a shop that sells it. */
const BY_AISLE: ReadonlyMap<string, string> = new Map([
  ['produce', 'greens'],
  ['proteins', 'meat'],
  ['dairy', 'cheese'],
]);

/** What an ingredient looks like on a plate by its name, or else by its aisle, if it is seen there. */
export function foodOfName(name: string, aisle = ''): string | undefined {
  const slug = slugOfName(name);
  if (SEASONING.test(slug)) return undefined;
  return foodOf(slug) ?? (HIDDEN.test(slug) ? undefined : BY_AISLE.get(aisle.toLowerCase()));
}

/** How a dish without a telling name is served, by the ingredient that fills the plate. */
const FILLINGS: readonly (readonly [PlateKind, RegExp])[] = [
  [
    'pasta',
    /(?:pasta|noodle|spaghetti|linguine|penne|macaroni|tagliatelle|fettuccine|fusilli|rigatoni|udon|soba)(?!-sauce)/,
  ],
  ['rice', /(?:^|-)rice$|quinoa|bulgur|couscous|barley|farro|millet/],
  ['soup', /(?:stock|broth)$/],
  ['tray', /potato/],
  ['toast', /(?:^|-)(?:bread|toast|baguette|ciabatta)$/],
  ['salad', /lettuce|rocket|arugula|salad/],
];

/** How a dish is served, by the names of what is in it. */
export function kindByNames(names: readonly string[]): PlateKind {
  const slugs = names.map(slugOfName);
  const has = (of: RegExp) => slugs.some((slug) => of.test(slug));
  if (has(/flour$/) && has(/sugar|honey|syrup/)) return 'cake';
  if (has(/flour$/) && has(/yeast/)) return 'bread';
  return FILLINGS.find(([, of]) => has(of))?.[0] ?? 'plate';
}
