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

/** The first number of a yield, and what it counts; null if it has none. */
export function readYield(text: string): Yield | null {
  const number = /\d{1,6}/.exec(text)?.[0];
  if (number === undefined) return null;
  return { count: Number(number), isServings: PEOPLE.test(text) || NUMBER_ALONE.test(text.trim()) };
}
