import pluralize from 'pluralize';

pluralize.addSingularRule(/^chill?ies$/i, 'chilli');
pluralize.addSingularRule(/^leaves$/i, 'leaf');
pluralize.addSingularRule(/^loaves$/i, 'loaf');
pluralize.addSingularRule(/^cookies$/i, 'cookie');
pluralize.addSingularRule(/^radishes$/i, 'radish');
for (const word of ['hummus', 'couscous', 'asparagus', 'molasses', 'swiss', 'cress', 'watercress', 'haas']) {
  pluralize.addUncountableRule(word);
}

/**
 * The form under which names are compared: no case, no accents, no punctuation, every word in the singular.
 * 'Spring Onions' and 'spring onion' share one key; 'Jalapeño' and 'jalapeno' too.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean)
    .map((word) => pluralize.singular(word))
    .join(' ');
}
