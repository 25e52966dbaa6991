import { allergenStatement, type NamedAllergen } from '@larder/domain';
import { t } from '../../platform/language/t.ts';
import { allergyWords } from '../../platform/language/allergy-words.ts';

/** All allergens of a dish, each undefined if there is nothing to say. */
export interface AllergensInWords {
  /** 'eggs and dairy'. */
  readonly contained: string | undefined;
  /** 'May contain celery (stock cube) and sulphites (wine and raisins): check the labels.' */
  readonly possible: string | undefined;
}

/**
 * What a dish contains and may contain, for everyone at the table.
 * @param list joins names, as `useLocale().list` does
 */
export function allergensInWords(
  allergens: readonly NamedAllergen[],
  list: (names: readonly string[]) => string,
): AllergensInWords {
  const { contains, mayContain } = allergenStatement(allergens, allergyWords());
  return {
    contained: contains.length > 0 ? list(contains) : undefined,
    possible: mayContain.length > 0 ? possibleInWords(mayContain, list) : undefined,
  };
}

function possibleInWords(
  mayContain: ReturnType<typeof allergenStatement>['mayContain'],
  list: (names: readonly string[]) => string,
): string {
  const named = mayContain.map(({ allergens: own, labels }) =>
    labels.length === 0 ? list(own) : `${list(own)} (${list(labels)})`,
  );
  const allergens = list(named);
  return mayContain.some(({ labels }) => labels.length > 0)
    ? t('May contain {allergens}: check the labels.', { allergens })
    : t('May contain {allergens}.', { allergens });
}

/** The same as a sentence or two; undefined if there is nothing to say. */
export function allergenSentence(
  allergens: readonly NamedAllergen[],
  list: (names: readonly string[]) => string,
): string | undefined {
  const { contained, possible } = allergensInWords(allergens, list);
  const sentences = [
    ...(contained === undefined ? [] : [t('Contains {allergens}.', { allergens: contained })]),
    ...(possible === undefined ? [] : [possible]),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
