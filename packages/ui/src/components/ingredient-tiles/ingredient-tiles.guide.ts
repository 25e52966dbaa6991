import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { ingredientTilesAttributes } from './ingredient-tiles.attributes.ts';

export const ingredientTilesGuide: ComponentGuide = {
  purpose:
    'Common ingredients to add or remove with a tap. For anything else, use the add-ingredients table.',
  anatomy: [
    { slot: 'ingredient-tiles', says: 'The section with its title' },
    { slot: 'ingredient-tiles-group', says: 'A titled group of tiles' },
    { slot: 'ingredient-tiles-list', says: 'The tiles' },
    { slot: 'ingredient-tile', says: 'One ingredient: pressed while selected' },
    { slot: 'ingredient-tiles-legend', says: 'The meaning of the mark on a tile, if it has one' },
    { slot: 'button', says: 'Shows the tiles that are hidden at first' },
  ],
  attributes: ingredientTilesAttributes,
  do: [
    'Put the most common ingredients first: 24 are shown at once.',
    'Put what this cook usually adds in groups before them, and leave it out of the rest.',
    'Press the tile optimistically, and roll back if saving fails.',
    'Mark ingredients the cook avoids with avoided; they can still be tapped, as others in the household may eat them.',
    'Use amount to say how much a tap adds.',
  ],
  dont: [
    'Do not confirm a tap: a second tap undoes it.',
    'Do not move tiles while they are on screen: the next tap would hit the wrong one.',
  ],
  keys: [
    { keys: 'Tab', does: 'Moves to the next tile' },
    { keys: 'Space, Enter', does: 'Selects or deselects it' },
  ],
  accessibility: [
    'A list of toggle buttons under the title, with aria-pressed.',
    'Each group is named by its title, a heading one level below that of the tiles.',
    'Avoided ingredients have a mark, and say so after their name.',
    'Selected tiles have a mark and a border as well as a colour.',
  ],
};
