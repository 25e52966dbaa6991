import { createHash } from 'node:crypto';
import type { ItemThen, StockChange } from '../platform/database/schema.ts';

const BYTES = 32;

/**
 * A hash of a pantry's contents in a few bytes, independent of order. Item hashes are combined by XOR, so a
 * plan's own changes can be applied to the hash of the pantry it was made for (`hashAfter`).
 */
export function hashOfPantry(pantry: readonly ItemThen[]): Buffer {
  const hash = Buffer.alloc(BYTES);
  for (const item of pantry) lay(hash, item);
  return hash;
}

/** The pantry's hash after these changes. */
export function hashAfter(before: Buffer, changes: readonly StockChange[]): Buffer {
  const hash = Buffer.from(before);
  for (const change of changes) {
    if (change.before) lay(hash, change.before);
    if (change.after) lay(hash, change.after);
  }
  return hash;
}

/** XOR: combining an item twice removes it again. */
function lay(hash: Buffer, { id, ingredientId, quantity, used, unit, expiryDate }: ItemThen): void {
  const item = createHash('sha256')
    .update(JSON.stringify([id, ingredientId, quantity, used, unit, expiryDate]))
    .digest();
  for (let byte = 0; byte < BYTES; byte += 1) hash[byte] = hash[byte]! ^ item[byte]!;
}
