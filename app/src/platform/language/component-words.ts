import type { FoodWords, WholeWordsPack } from '@larder/ui/food-provider';
import { localeFormat } from '@larder/ui/locale';

let words: FoodWords | undefined;

/** The words of the library's components, for what the app says itself; none for English, which is in them. */
export const componentWords = (): FoodWords | undefined => words;

/** Takes the words from a language's pack, as the components do. */
export function setComponentWords(pack: WholeWordsPack | undefined): void {
  words = pack?.words(localeFormat(pack.language, 'USD'));
}
