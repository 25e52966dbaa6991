import { isNode, listOf } from './node.ts';
import { plainText } from './text.ts';

const LONGEST = 2_000;

/** The first http or https URL without a password among the values; relative ones are resolved if there is a base. */
export function addressOf(base: string | undefined, ...values: readonly unknown[]): string | undefined {
  for (const value of values.flatMap(listOf)) {
    const text = plainText(isNode(value) ? (value.url ?? value.contentUrl ?? value['@id']) : value);
    if (text === '' || text.length > LONGEST || !URL.canParse(text, base)) continue;
    const url = new URL(text, base);
    if (/^https?:$/.test(url.protocol) && !url.username && !url.password) return url.href;
  }
  return undefined;
}
