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

/** The same within a sentence: 'gluten free'. */
export function choiceInSentence(value: string): string {
  const language = currentLanguage();
  const name = choiceName(value);
  return language === CAPITALISED ? name : name.toLocaleLowerCase(language);
}

/** A diet in a note about a dish: 'gluten free'. In other languages the note quotes it, or begins with it: 'Glutenfrei'. */
export const dietInNote = (diet: Diet): string => (isEnglish() ? choiceInSentence(diet) : choiceName(diet));

/** An allergen within a sentence: 'tree nuts'. */
export const allergenInSentence = (allergen: Allergen): string =>
  isEnglish() ? allergenWords(allergen) : choiceInSentence(allergen);
