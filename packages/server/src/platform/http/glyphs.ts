import { glyphOf, INGREDIENT_INDEX, UNKNOWN_GLYPH } from '@larder/catalogue';

/** An ingredient's id, or 0 for ingredients outside the catalogue. */
const ADDRESSED = /^(\d{1,9})\.svg$/;

/**
 * The file of an ingredient's drawing, from the requested name: '107.svg'. Ingredients outside the catalogue
 * share one; null if the name is not an id.
 */
export function glyphFile(asked: string): string | null {
  const id = ADDRESSED.exec(asked)?.[1];
  if (id === undefined) return null;
  const ingredient = INGREDIENT_INDEX.get(Number(id));
  return `${ingredient ? glyphOf(ingredient) : UNKNOWN_GLYPH}.svg`;
}
