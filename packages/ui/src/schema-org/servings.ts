import { isNode, listOf } from './node.ts';
import { plainText } from './text.ts';

const PEOPLE = /serv|portion|people|person|adult|porci|porzion|ración/i;
/** '4', '4-6', 'About 4 to 6': a number without a noun counts people. */
const NUMBER_ALONE = /^(?:about\s|approx\.?\s)?\d{1,3}(?:\s?(?:[-–]|to)\s?\d{1,3})?$/i;

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
  const said =
    texts.find((text) => PEOPLE.test(text) && /\d/.test(text)) ??
    texts.find((text) => NUMBER_ALONE.test(text));
  const count = Number(
    /\d{1,3}(?=\s?(?:serv|portion|people|person))/i.exec(said ?? '')?.[0] ?? /\d{1,3}/.exec(said ?? '')?.[0],
  );
  return count > 0 ? count : undefined;
}
