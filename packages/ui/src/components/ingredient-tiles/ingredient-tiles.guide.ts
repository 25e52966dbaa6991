import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const ingredientTilesGuide: ComponentGuide = {
  purpose: 'Common ingredients to tap in and out. For everything else use the add-ingredients table.',
  anatomy: [
    { slot: 'ingredient-tiles', says: 'The section with its title' },
    { slot: 'ingredient-tiles-group', says: 'Tiles that belong together, under their title' },
    { slot: 'ingredient-tiles-list', says: 'The tiles' },
    { slot: 'ingredient-tile', says: 'One ingredient: pressed while it is in' },
    { slot: 'ingredient-tiles-legend', says: 'What the sign on a tile means, where there is one' },
    { slot: 'button', says: 'Shows the tiles that do not fit at first' },
  ],
  do: [
    'Put what most people have first: 24 show at once.',
    'Put what this cook usually adds before that with groups, and leave it out of the rest.',
    'Press the tile at once, and take that back when saving fails.',
    'Mark with avoided what the cook cannot eat; others in the house do, so it can be tapped.',
    'Say with amount how much a tap adds.',
  ],
  dont: [
    'Do not ask anything after a tap: a second one takes it back.',
    'Do not move tiles while they are on screen: the next tap would hit another one.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the next tile' },
    { keys: 'Space, Enter', does: 'Puts it in, or takes it out again' },
  ],
  accessibility: [
    'A list of toggle buttons under the title; each says whether it is pressed.',
    'Each group is named by its title, a heading below that of the tiles.',
    'What the cook avoids has a sign, and says so behind its name.',
    'What is in has a sign and an edge beside its colour.',
  ],
};
