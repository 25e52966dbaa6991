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

/** Korean. */
export const ko: WholeWordsPack = {
  language: 'ko',
  words: (format) => {
    const speech = speechIn('ko', kitchenNouns, format);
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
