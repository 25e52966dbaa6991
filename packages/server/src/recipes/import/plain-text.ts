import { plainLinesOf } from '@larder/domain/schema-org';
import { decodeHTML } from 'entities';

/** A JSON-LD value as plain text without markup; lines and paragraphs become line breaks. */
export function plainLines(value: unknown): string {
  return plainLinesOf(value, decodeHTML);
}

/** A JSON-LD value as one line of text. */
export function plainText(value: unknown): string {
  return plainLines(value).replaceAll('\n', ' ');
}
