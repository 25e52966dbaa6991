/** How many a yield says: '4', 'Serves 4-6', 'Makes 12 cookies'. */
export interface Yield {
  readonly count: number;
  /** Whether these are people or servings, not cookies or a cake. */
  readonly isServings: boolean;
}

const PEOPLE =
  /serv|portion|people|person|adult|guest|personne|porci|porzion|ración|racion|komensal|port\.|os[oó]b|människor|hlo|pax|人|^\D{0,20}\d+(?:\s?[-–]\s?\d+)?\s*$/i;

/** The first number of a yield, and what it counts; null if it has none. */
export function readYield(text: string): Yield | null {
  const number = /\d{1,6}/.exec(text)?.[0];
  if (number === undefined) return null;
  return { count: Number(number), isServings: PEOPLE.test(text) };
}
