import { glyphOf, INGREDIENT_INDEX, UNKNOWN_GLYPH } from '@larder/catalogue';

/** An ingredient's id, or 0 for none of the catalogue. */
const ADDRESSED = /^(\d{1,9})\.svg$/;

/**
 * The file with the drawing of an ingredient, from the name by which a browser asks for it: '107.svg'. What the catalogue
 * does not know has a general one; null when the name is no id.
 */
export function glyphFile(asked: string): string | null {
  const id = ADDRESSED.exec(asked)?.[1];
  if (id === undefined) return null;
  const ingredient = INGREDIENT_INDEX.get(Number(id));
  return `${ingredient ? glyphOf(ingredient) : UNKNOWN_GLYPH}.svg`;
}
