import { allergenStatement, type Allergen, type NamedAllergen } from '@larder/domain';
import { allergyWords } from '../../platform/language/allergy-words.ts';
import { t } from '../../platform/language/t.ts';

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

/** What the dietary badges of a card name: 'Contains Dairy'. */
const ON_BADGES: ReadonlySet<Allergen> = new Set(['dairy', 'eggs', 'fish']);

/**
 * What a dish contains besides what its badges name; undefined if that is nothing. A card has no room for the labels
 * to check: the recipe's page names them.
 * @param list joins names, as `useLocale().list` does
 */
export function furtherAllergens(
  allergens: readonly NamedAllergen[],
  list: (names: readonly string[]) => string,
): string | undefined {
  const further = allergens.filter(({ allergy }) => !ON_BADGES.has(allergy));
  const { contains, mayContain } = allergenStatement(further, allergyWords());
  const named = list(contains);
  const possible = [...new Set(mayContain.flatMap(({ allergens: own }) => own))];
  const isFurther = further.length < allergens.length;
  const sentences = [
    ...(contains.length === 0
      ? []
      : [
          isFurther
            ? t('Also contains {allergens}.', { allergens: named })
            : t('Contains {allergens}.', { allergens: named }),
        ]),
    ...(possible.length > 0 ? [t('May contain {allergens}.', { allergens: list(possible) })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
