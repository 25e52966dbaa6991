const SIZE_OF_A_PACK = /^\d{1,5}(?:[.,]\d{1,3})?[ -]?(?:g|kg|ml|l|oz|lb|fl oz)$/i;

const PACK = /\b(?:can|tin|jar|pack|packet|bottle|carton)s?\b/i;

/**
 * A line's note as it stands beside the amount. One that is only a weight would read as a second amount: of two cans it is
 * the size of each, '29 oz, 14.5 oz each', and of anything else the amount already.
 * @param text the cook's own line; undefined for the catalogue's, whose notes are as they should be
 */
export function noteBeside(notes: string | null, text: string | undefined): string | null {
  if (notes === null || text === undefined || !SIZE_OF_A_PACK.test(notes)) return notes;
  return PACK.test(text) ? `${notes} each` : null;
}
