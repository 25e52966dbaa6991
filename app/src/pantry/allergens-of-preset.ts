import { foodsByAllergen, type NamedAllergen } from '@larder/domain';
import { allergyWords } from '../platform/language/allergy-words.ts';
import { t } from '../platform/language/t.ts';

/**
 * What a preset's ingredients contain, for everyone at the table, in up to two lines: 'Contains wheat (penne and soy
 * sauce).' and 'May contain lupin (bread): check the labels.' Undefined if nothing.
 * @param list joins names, as `useLocale().list` does
 */
export function allergensOfPreset(
  allergens: readonly NamedAllergen[],
  list: (names: readonly string[]) => string,
): string | undefined {
  const words = allergyWords();
  const foods = foodsByAllergen(allergens);
  const told = (kind: 'contains' | 'mayContain') =>
    list(
      foods
        .filter((each) => each[kind].length > 0)
        .map((each) => {
          const allergen = words.allergen(each.allergy);
          const named = list(each[kind].map(words.ingredient));
          // 'celery (celery)' and 'eggs (egg)' say nothing.
          return allergen.startsWith(named) ? allergen : `${allergen} (${named})`;
        }),
    );
  const [contained, possible] = [told('contains'), told('mayContain')];
  const sentences = [
    ...(contained === '' ? [] : [t('Contains {allergens}.', { allergens: contained })]),
    ...(possible === '' ? [] : [t('May contain {allergens}: check the labels.', { allergens: possible })]),
  ];
  return sentences.length > 0 ? sentences.join('\n') : undefined;
}
