/** After these the next food may be in the dish, comma or not: 'until it looks like crumbs then add the egg'. */
const ENDS =
  'and|or|with|on|in|into|then|until|till|before|after|while|when|but|so|add|beat|brush|dip|dot|drizzle|drop|dust|finish|fold|fry|grate|melt|mix|pour|put|rub|scatter|serve|spoon|spread|sprinkle|stir|tip|top|toss|use|whisk';
/** What is still part of an aside. */
const REST = `(?: (?!(?:${ENDS}) )[^\\s.,;:/]+)*`;
/** A cook who likes a food eats it, and 'something like feta' may be feta. */
const LIKERS =
  'i|you|we|they|who|people|kids|children|family|everyone|everybody|guests|some|many|most|others|also|really|not|would|something|anything|ones?|things';
/** What relatives cook is what the dish is: "like mum's butter chicken". */
const KIN =
  "(?:my |our |your )?(?:mum|mom|mam|mother|nan|nana|gran|granny|grandma|grandmother|nonna|oma|dad|father|grandad|aunt|auntie)[’']?s";
/** Before the noun: 'lift the fish out' takes a fish out, 'fish out the kelp' does not. */
const BEFORE_FISH = 'the|an?|your|this|each|any|some|all|of|with|white|oily|smoked|cooked|fried|poached|raw';

/**
 * Mentions of food that is not in the dish: a size ('as large as a walnut', 'pea-sized'), a comparison ('like
 * single cream'), an absence ('without butter'), or a verb ('fish out the kelp').
 */
export const ASIDE = new RegExp(
  [
    `(?:size|thickness|consistency|texture) of${REST}`,
    "[\\p{L}’']+-sized",
    `as (?!(?:well|soon|much|many|long|far|often|little|few) )\\p{L}+ as${REST}`,
    // At the start it is the dish itself: 'Like butter chicken, but quick'.
    `(?<!(?:^|/ )(?:just )?)(?<!(?<!\\p{L})(?:${LIKERS}) )(?<![’'][dt] )like(?! (?:to|it|them|that|this|${KIN})(?!\\p{L}))${REST}`,
    `(?:than|without|in(?:stead| place) of)${REST}`,
    `(?<!(?<!\\p{L})(?:${BEFORE_FISH}) )fish(?! (?:sauce|stock|paste|cakes?|fingers?|fillets?|pie|balls?|bones|heads?)(?!\\p{L}))${REST} out`,
  ].join('|'),
  'giu',
);
