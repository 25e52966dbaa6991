import { FIRST_OWN_INGREDIENT_ID } from '@larder/domain';
import { fromBase } from '../navigation/base.ts';

/** The id of the drawing for ingredients outside the catalogue. */
const OWN = 0;

/**
 * An ingredient's drawing, before its name. A cook's own ingredients share one, so their ids are not
 * revealed.
 */
export function IngredientGlyph({ id }: { id: number }) {
  const file = id < FIRST_OWN_INGREDIENT_ID ? id : OWN;
  return (
    <img
      src={fromBase(`/glyphs/${file}.svg`)}
      alt=""
      width={20}
      height={20}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Onion, garlic, egg, lemon and rice. */
const FIVE = [101, 107, 401, 241, 502];

/** Drawings of common ingredients, for an empty pantry. */
export const ALWAYS_THERE = FIVE.map((id) => <IngredientGlyph key={id} id={id} />);
