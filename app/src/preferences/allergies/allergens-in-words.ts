import { allergenStatement, type NamedAllergen } from '@larder/domain';
import { regionalName } from '../../platform/locale/shown-name.ts';

/** All allergens of a dish as two parts of a text, each undefined if there is nothing to say. */
export interface AllergensInWords {
  /** 'eggs and dairy'. */
  readonly contains: string | undefined;
  /** 'celery (stock cube) and sulphites (wine and raisins): check the labels.' */
  readonly mayContain: string | undefined;
}

/**
 * What a dish contains and may contain, for everyone at the table.
 * @param list joins names, as `useLocale().list` does
 */
export function allergensInWords(
  allergens: readonly NamedAllergen[],
  list: (names: readonly string[]) => string,
): AllergensInWords {
  const { contains, mayContain } = allergenStatement(allergens, regionalName);
  const possible = mayContain.map(({ allergens: own, labels }) =>
    labels.length === 0 ? list(own) : `${list(own)} (${list(labels)})`,
  );
  const isByLabel = mayContain.some(({ labels }) => labels.length > 0);
  return {
    contains: contains.length > 0 ? list(contains) : undefined,
    mayContain:
      possible.length > 0 ? `${list(possible)}${isByLabel ? ': check the labels.' : '.'}` : undefined,
  };
}

/** The same as a sentence or two; undefined if there is nothing to say. */
export function allergenSentence(
  allergens: readonly NamedAllergen[],
  list: (names: readonly string[]) => string,
): string | undefined {
  const { contains, mayContain } = allergensInWords(allergens, list);
  const sentences = [
    ...(contains === undefined ? [] : [`Contains ${contains}.`]),
    ...(mayContain === undefined ? [] : [`May contain ${mayContain}`]),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
