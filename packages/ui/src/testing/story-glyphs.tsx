/** Ingredient drawings as served by Storybook. */
const GLYPHS: Readonly<Record<string, string>> = {
  'Basmati rice': 'cooked-rice',
  'Black beans': 'beans',
  'Brown sugar': 'spoon',
  Carrots: 'carrot',
  Chickpeas: 'beans',
  'Coconut milk': 'coconut',
  Eggs: 'egg',
  'Extra-virgin olive oil': 'olive',
  Garlic: 'garlic',
  Ginger: 'ginger-root',
  'Green chillies': 'hot-pepper',
  Lemons: 'lemon',
  Onions: 'onion',
  Parmesan: 'cheese-wedge',
  Potatoes: 'potato',
  'Bomba rice': 'cooked-rice',
  'Sherry vinegar': 'amphora',
  'Smoked paprika': 'hot-pepper',
  Saffron: 'spoon',
  'Tinned tomatoes': 'canned-food',
  Almonds: 'chestnut',
};

/** An ingredient's drawing by name; none if it has none here. */
export function storyGlyph(name: string) {
  const glyph = GLYPHS[name];
  return glyph ? <img key={name} src={`/glyphs/${glyph}.svg`} alt="" width={20} height={20} /> : undefined;
}
