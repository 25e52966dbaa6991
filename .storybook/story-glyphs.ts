import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../packages/catalogue/glyphs', import.meta.url));

/** Ingredient drawings used in the app's stories, by id, as the server returns them. */
const OF_STORIES: Readonly<Record<number, string>> = {
  101: 'onion',
  107: 'garlic',
  108: 'ginger-root',
  112: 'potato',
  114: 'carrot',
  241: 'lemon',
  401: 'egg',
  469: 'cheese-wedge',
  502: 'cooked-rice',
  556: 'spaghetti',
  601: 'beans',
  608: 'beans',
  610: 'beans',
  619: 'canned-food',
  628: 'coconut',
  687: 'olive',
  701: 'amphora',
  721: 'jar',
  905: 'spoon',
  909: 'spoon',
};

/** Static folders for ingredient drawings: all of them by name, and those of the app's stories by id. */
export const GLYPH_DIRS = [
  { from: FOLDER, to: '/glyphs' },
  ...Object.entries(OF_STORIES).map(([id, glyph]) => ({
    from: `${FOLDER}/${glyph}.svg`,
    to: `/glyphs/${id}.svg`,
  })),
];
