import { allergenWords, preferenceLabel, type Allergen, type Diet } from '@larder/domain';
import { componentWords } from './component-words.ts';
import { ENGLISH } from './languages.ts';
import { currentLanguage } from './t.ts';

const isEnglish = () => currentLanguage() === ENGLISH;

type Names = Readonly<Record<string, string | undefined>>;

/** A value of the preferences by itself: 'Gluten Free'. */
export function choiceName(value: string | number): string {
  const names: Names | undefined = componentWords()?.choices;
  return names?.[value] ?? preferenceLabel(value);
}

/** Writes nouns with a capital within sentences, too. */
const CAPITALISED = 'de';

/** A diet within a sentence: 'gluten free'. */
export function dietInSentence(diet: Diet): string {
  const language = currentLanguage();
  const name = choiceName(diet);
  if (language !== CAPITALISED) return name.toLocaleLowerCase(language);
  // An adjective, perhaps with a noun in it: 'ohne Milchprodukte'.
  return name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
}

/** A diet in a note about a dish: 'gluten free'. In other languages the note quotes it, or begins with it: 'Glutenfrei'. */
export const dietInNote = (diet: Diet): string => (isEnglish() ? dietInSentence(diet) : choiceName(diet));

/** An allergen within a sentence: 'tree nuts'. */
export function allergenInSentence(allergen: Allergen): string {
  const language = currentLanguage();
  if (language === ENGLISH) return allergenWords(allergen);
  const name = choiceName(allergen);
  return language === CAPITALISED ? name : name.toLocaleLowerCase(language);
}
