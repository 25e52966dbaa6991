import { readAmount } from '@larder/domain/names';

/** An amount as a cook types it: '200', '1½', '1 1/2', '200 g'. The unit is null unless it is typed. */
export function readTypedAmount(typed: string): { quantity: number; unit: string | null } | null {
  const plain = typed
    .replaceAll(/(\p{No})/gu, ' $1')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .trim();
  const read = readAmount(plain);
  if (!read?.quantity || /^[-−]/.test(plain)) return null;
  // A number alone is read as pieces.
  return { quantity: read.quantity, unit: /\p{L}/u.test(plain) ? read.unit : null };
}
