import { FIRST_OWN_INGREDIENT_ID } from '@larder/domain';

/** Where the server has the drawing for what is in no catalogue. */
const OWN = 0;

/** The drawing of an ingredient, to stand before its name. A cook's own ingredients share one: no id of theirs is told. */
export function IngredientGlyph({ id }: { id: number }) {
  const file = id < FIRST_OWN_INGREDIENT_ID ? id : OWN;
  return <img src={`/glyphs/${file}.svg`} alt="" width={20} height={20} loading="lazy" decoding="async" />;
}

/** Onion, garlic, egg, lemon and rice. */
const FIVE = [101, 107, 401, 241, 502];

/** What most kitchens have, drawn for a pantry that is empty. */
export const ALWAYS_THERE = FIVE.map((id) => <IngredientGlyph key={id} id={id} />);
