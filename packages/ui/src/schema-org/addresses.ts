import { isNode, listOf } from '@larder/domain/schema-org';
import { firstText } from './first-text.ts';
import { plainText } from './text.ts';

const LONGEST = 2_000;

/** An address, and the value that it is from. */
export interface Address {
  readonly href: string;
  readonly from: unknown;
}

/** The first http or https URL without a password among the values; relative ones are resolved if there is a base. */
export function addressOf(base: string | undefined, ...values: readonly unknown[]): string | undefined {
  return found(base, values, ['url', 'contentUrl', '@id'])?.href;
}

/** As `addressOf`, but of a picture: an `@id` names a node and leads to no picture. */
export function pictureAddressOf(
  base: string | undefined,
  ...values: readonly unknown[]
): Address | undefined {
  return found(base, values, ['contentUrl', 'url']);
}

function found(
  base: string | undefined,
  values: readonly unknown[],
  properties: readonly string[],
): Address | undefined {
  for (const from of values.flatMap(listOf)) {
    const text = isNode(from) ? firstText(...properties.map((property) => from[property])) : plainText(from);
    if (text === '' || text.length > LONGEST || !URL.canParse(text, base)) continue;
    const url = new URL(text, base);
    if (/^https?:$/.test(url.protocol) && !url.username && !url.password) return { href: url.href, from };
  }
  return undefined;
}
