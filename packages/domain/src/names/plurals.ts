import pluralize from 'pluralize';
import { remembering } from './remember.ts';

pluralize.addSingularRule(/^chill?ies$/i, 'chilli');
pluralize.addSingularRule(/^leaves$/i, 'leaf');
pluralize.addSingularRule(/^loaves$/i, 'loaf');
pluralize.addSingularRule(/^cookies$/i, 'cookie');
pluralize.addSingularRule(/^radishes$/i, 'radish');
pluralize.addSingularRule(/^(tomato|potato|mango|avocado|jalapeno)e?s$/i, '$1');
for (const word of ['hummus', 'couscous', 'asparagus', 'molasses', 'swiss', 'cress', 'watercress', 'haas']) {
  pluralize.addUncountableRule(word);
}

/** The singular of a kitchen word: 'chillies' → 'chilli', 'leaves' → 'leaf'; 'molasses' stays. */
export const singular: (word: string) => string = remembering((word) => pluralize.singular(word));
