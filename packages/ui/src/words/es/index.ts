import type { WholeWordsPack } from '../food-words.ts';
import { speechIn } from '../speech.ts';
import { accountWords } from './account.ts';
import { controlsWords } from './controls.ts';
import { kitchenNouns } from './kitchen.ts';
import { pantryWords } from './pantry.ts';
import { planWords } from './plan.ts';
import { recipesWords } from './recipes.ts';
import { shoppingWords } from './shopping.ts';
import { vocabularyWords } from './vocabulary.ts';
import { voiceWords } from './voice.ts';
import { writingWords } from './writing.ts';

/** Spanish. */
export const es: WholeWordsPack = {
  language: 'es',
  words: (format) => {
    const speech = speechIn('es', kitchenNouns, format);
    return {
      ...accountWords(speech),
      ...controlsWords(speech),
      ...pantryWords(speech),
      ...planWords(speech),
      ...recipesWords(speech),
      ...shoppingWords(speech),
      ...vocabularyWords(speech),
      ...voiceWords(speech),
      ...writingWords(speech),
    };
  },
};
