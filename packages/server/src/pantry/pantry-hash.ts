import { createHash } from 'node:crypto';
import type { ItemThen, StockChange } from '../platform/database/schema.ts';

const BYTES = 32;

/**
 * What a pantry holds, in a few bytes, whatever its order. The hashes of the items are laid over each other, so that what a
 * plan does to the pantry can be reckoned into the hash of the pantry that it was made for (`hashAfter`).
 */
export function hashOfPantry(pantry: readonly ItemThen[]): Buffer {
  const hash = Buffer.alloc(BYTES);
  for (const item of pantry) lay(hash, item);
  return hash;
}

/** The hash of the same pantry with these changes. */
export function hashAfter(before: Buffer, changes: readonly StockChange[]): Buffer {
  const hash = Buffer.from(before);
  for (const change of changes) {
    if (change.before) lay(hash, change.before);
    if (change.after) lay(hash, change.after);
  }
  return hash;
}

/** Laying an item over a hash twice takes it off again. */
function lay(hash: Buffer, { id, ingredientId, quantity, used, unit, expiryDate }: ItemThen): void {
  const item = createHash('sha256')
    .update(JSON.stringify([id, ingredientId, quantity, used, unit, expiryDate]))
    .digest();
  for (let byte = 0; byte < BYTES; byte += 1) hash[byte] = hash[byte]! ^ item[byte]!;
}
