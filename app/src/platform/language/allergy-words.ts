import { ENGLISH_ALLERGY_WORDS, type AllergyWords } from '@larder/domain';
import { regionalName } from '../locale/shown-name.ts';
import { ENGLISH } from './languages.ts';
import { currentLanguage, perLanguage, plural } from './t.ts';
import { allergenInSentence } from './choice-names.ts';

const either = perLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }));

/** The words of what a cook avoids, with ingredients in the cook's English. */
export function allergyWords(): AllergyWords {
  if (currentLanguage() === ENGLISH) return { ...ENGLISH_ALLERGY_WORDS, ingredient: regionalName };
  return {
    ingredient: regionalName,
    allergen: allergenInSentence,
    oneOf: (names, more) =>
      either().format(
        more > 0 ? [...names, plural(more, { one: '{count} more', other: '{count} more' })] : names,
      ),
    // What an English name says is not said to every reader.
    isHidden: () => true,
  };
}
