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

/** How a dish is served, by its name. The head noun comes last ('egg salad sandwich'), before what it is served with. */
export function kindByTitle(title: string): PlateKind | undefined {
  const [head = ''] = title.split(/ with /i);
  const ends = WORDS.flatMap(([kind, words]) =>
    [...head.matchAll(words)].map(({ 0: word, index }) => ({ kind, end: index + word.length })),
  );
  return ends.toSorted((a, b) => b.end - a.end)[0]?.kind;
}
