import { isNode, listOf } from '@larder/domain/schema-org';
import { plainText } from './text.ts';

/** '8 servings', '4 to 6 people', '8 large portions'. */
const BEFORE =
  /(\d{1,3})(?:\s?(?:[-–]|to)\s?\d{1,3})?(?:\s\p{L}{1,20})?\s?(?:serving|portion|people|person|adult|porci|porzion|ración)/iu;
/** 'Serves 8', 'Serving about 8', 'Servings: 8', 'Portions: 8'. */
const AFTER =
  /(?:serv(?:es?|ings?)|portions?|people|person(?:as|en|e|s)?|adults?|porciones|porzioni|raciones):?\s(?:about\s)?(\d{1,3})/i;
/** '4', '4-6', 'About 4 to 6': a number without a noun counts people. */
const NUMBER_ALONE = /^(?:about\s|approx\.?\s)?(\d{1,3})(?:\s?(?:[-–]|to)\s?\d{1,3})?$/i;

/** The number of servings: of '4', 'Serves 4-6' or 'Makes 12 cookies; 4 servings'; undefined if only cookies are counted. */
export function servingsOf(value: unknown): number | undefined {
  const texts = listOf(value).map((one) =>
    isNode(one) && !('@value' in one)
      ? [one.value ?? one.minValue, one.unitText ?? one.name]
          .map((part) => plainText(part))
          .join(' ')
          .trim()
      : plainText(one),
  );
  const counts = [
    ...texts.map((text) => BEFORE.exec(text) ?? AFTER.exec(text)),
    // '24' beside '24 cookies' says the same once more.
    ...texts.filter((text) => !isRepeated(text, texts)).map((text) => NUMBER_ALONE.exec(text)),
  ];
  const count = Number(counts.find(Boolean)?.[1]);
  return count > 0 ? count : undefined;
}

const isRepeated = (text: string, texts: readonly string[]) =>
  texts.some((other) => other !== text && /^\d{1,3}(?!\d)/.exec(other)?.[0] === text);
