import { isNode, listOf } from '@larder/domain/schema-org';
import { plainText } from '../plain-text.ts';

const LONGEST = 2_000;

/**
 * The first value that is an http or https URL without a password. Relative URLs are resolved if there is a base.
 */
export function addressOf(base: string | null, ...values: readonly unknown[]): string | null {
  for (const value of values.flatMap(listOf)) {
    const text = plainText(
      isNode(value) ? (value.url ?? value.contentUrl ?? value['@id'] ?? value['@value']) : value,
    );
    if (text.length > LONGEST || text === '' || !URL.canParse(text, base ?? undefined)) continue;
    const url = new URL(text, base ?? undefined);
    if (url.href.length > LONGEST) continue;
    if ((url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password)
      return url.href;
  }
  return null;
}
