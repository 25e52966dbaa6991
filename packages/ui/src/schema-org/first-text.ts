import { plainText } from './text.ts';

/** The first of the values that has a text: sites leave empty ones in place. */
export function firstText(...values: readonly unknown[]): string {
  return values.map((value) => plainText(value)).find((text) => text !== '') ?? '';
}
