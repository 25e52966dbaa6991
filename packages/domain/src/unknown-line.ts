/** Ids of unknown lines are below 0: those of ingredients are above it. */
const IDS = 2 ** 30;

/**
 * What stands for the ingredient of a line that no ingredient is known for: the same for the same words, so that two
 * recipes can lack one thing, and never the id of an ingredient.
 */
export function unknownIdOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return -1 - ((hash >>> 0) % IDS);
}

/** Whether an id stands for a line that no ingredient is known for. */
export const isUnknownId = (id: number): boolean => id < 0;
