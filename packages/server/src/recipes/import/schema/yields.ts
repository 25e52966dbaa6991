/** A parsed yield: '4', 'Serves 4-6', 'Makes 12 cookies'. */
export interface Yield {
  readonly count: number;
  /** Whether it counts people or servings rather than cookies or cakes. */
  readonly isServings: boolean;
}

const PEOPLE =
  /serv|portion|people|person|adult|guest|porci|porzion|ración|racion|port\.|os[oó]b|människor|hlo|pax|人/i;
/** '4', 'About 4 to 6': a number without a noun counts people. */
const NUMBER_ALONE = /^\D{0,20}\d{1,6}(?:\s?(?:[-–]|to)\s?\d{1,6})?$/;
/** A number, or a range of two. */
const NUMBERS = /(\d{1,6})(?:\s?(?:[-–]|to)\s?\d{1,6})?/;
/** The number of '12 cookies, 4 servings' or '12 cookies (serves 4)' that counts people. */
const OF_PEOPLE = [
  new RegExp(`${NUMBERS.source}\\s?(?:${PEOPLE.source})`, 'i'),
  new RegExp(`(?:${PEOPLE.source})\\D{0,15}(\\d{1,6})`, 'i'),
];

/** The number of people that a yield serves, or its first number and what that counts; null if it has none. */
export function readYield(text: string): Yield | null {
  const [people] = OF_PEOPLE.flatMap((expression) => expression.exec(text)?.[1] ?? []);
  if (people !== undefined) return { count: Number(people), isServings: true };
  const [first, ...others] = [...text.matchAll(new RegExp(NUMBERS, 'g'))].map(([, number]) => Number(number));
  if (first === undefined) return null;
  const isServings = NUMBER_ALONE.test(text.trim()) || (others.length === 0 && PEOPLE.test(text));
  return { count: first, isServings };
}

/** Whether a yield says how many people it serves, in words. */
export const saysServings = (text: string) => /\d/.test(text) && PEOPLE.test(text);
