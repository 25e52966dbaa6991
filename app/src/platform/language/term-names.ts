import {
  activeFilterChips,
  allergenWords,
  findCountry,
  preferenceLabel,
  type Allergen,
  type Diet,
  type FilterFlag,
} from '@larder/domain';
import type { FoodWords, WholeWordsPack } from '@larder/ui/food-provider';
import { localeFormat } from '@larder/ui/locale';
import { currentLanguage } from './t.ts';

/** What the library's components call diets, allergens, filters and countries; none for English. */
let words: FoodWords | undefined;

/** Takes the names from a language's pack, as the components do. */
export function setTermNames(pack: WholeWordsPack | undefined): void {
  words = pack?.words(localeFormat(pack.language, 'USD'));
}

type Names = Readonly<Record<string, string | undefined>>;

/** A value of the preferences by itself: 'Gluten Free'. */
export function choiceName(value: string | number): string {
  const names: Names | undefined = words?.choices;
  return names?.[value] ?? preferenceLabel(value);
}

/** Writes nouns with a capital within sentences, too. */
const CAPITALISED = 'de';

/** The same within a sentence: 'gluten free'. */
export function choiceInSentence(value: string): string {
  const language = currentLanguage();
  const name = choiceName(value);
  return words && language === CAPITALISED ? name : name.toLocaleLowerCase(language);
}

/** A diet in a note about a dish: 'gluten free'. In other languages the note quotes it, or begins with it: 'Glutenfrei'. */
export const dietInNote = (diet: Diet): string => (words ? choiceName(diet) : choiceInSentence(diet));

/** An allergen within a sentence: 'tree nuts'. */
export const allergenInSentence = (allergen: Allergen): string =>
  words ? choiceInSentence(allergen) : allergenWords(allergen);

/** A country: 'Italy'. Its own code if it is not known. */
export const countryNamed = (code: string): string =>
  words?.flag.name(code) ?? findCountry(code)?.label ?? code;

/** A filter as its chip says it: 'No chicken'. */
export function filterName(flag: FilterFlag): string {
  const { chips, names }: { chips?: Names; names?: Names } = words?.filters ?? {};
  const [english] = activeFilterChips({ flags: [flag], countries: [] });
  return chips?.[flag] ?? names?.[flag] ?? english?.label ?? flag;
}
