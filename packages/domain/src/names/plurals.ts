import pluralize from 'pluralize';

pluralize.addSingularRule(/^chill?ies$/i, 'chilli');
pluralize.addSingularRule(/^leaves$/i, 'leaf');
pluralize.addSingularRule(/^loaves$/i, 'loaf');
pluralize.addSingularRule(/^cookies$/i, 'cookie');
pluralize.addSingularRule(/^radishes$/i, 'radish');
pluralize.addSingularRule(/^(tomato|potato|mango|avocado|jalapeno)e?s$/i, '$1');
for (const word of ['hummus', 'couscous', 'asparagus', 'molasses', 'swiss', 'cress', 'watercress', 'haas']) {
  pluralize.addUncountableRule(word);
}

/** Singulars that were made lately: making one takes longer than all else in a lookup. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** A word in the singular, as a kitchen knows it: 'chillies' → 'chilli', 'leaves' → 'leaf', 'molasses' stays. */
export function singular(word: string): string {
  const made = known.get(word);
  if (made !== undefined) return made;
  const one = pluralize.singular(word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, one);
  return one;
}
