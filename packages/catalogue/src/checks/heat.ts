import { DRIED_CHILLIES } from '../ingredients/dried-chillies.ts';
import { FRESH_CHILLIES } from '../ingredients/fresh-chillies.ts';
import type { RecipeSource } from '../model.ts';

/** Peppers and powders that are hardly hot: a dish of them may count as without heat. */
const SWEET = new Set([
  'poblano',
  'padron-pepper',
  'nora-pepper',
  'paprika',
  'sweet-paprika',
  'smoked-paprika',
]);

/** What makes a dish hot. */
const HOT: ReadonlySet<string> = new Set(
  [...DRIED_CHILLIES, ...FRESH_CHILLIES]
    .map(({ slug }) => slug)
    .filter((slug) => !SWEET.has(slug))
    .concat(
      'gochujang',
      'ssamjang',
      'chipotle-in-adobo',
      'harissa',
      'hot-sauce',
      'sriracha',
      'pickled-jalapeno',
    ),
);

/** Whether a dish that claims to have no heat holds what makes one hot. A pinch is not tasted as such. */
export function* checkHeat({ spice, ingredients }: RecipeSource): Iterable<string> {
  if (spice !== 'none') return;
  for (const { ingredient, unit } of ingredients) {
    if (HOT.has(ingredient) && unit !== 'pinch') yield `its spice is none, but it holds ${ingredient}`;
  }
}
