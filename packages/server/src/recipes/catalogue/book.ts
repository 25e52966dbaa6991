import { COMMON, shelfLifeOf, usualAmount, type Ingredient } from '@larder/catalogue';
import type { components } from '@larder/contract';

export type BookIngredient = components['schemas']['BookIngredient'];

const PLACES: ReadonlyMap<string, number> = new Map(COMMON.map((slug, index) => [slug, index + 1]));

/** An ingredient of the catalogue as the book lists it. */
export function bookIngredient(ingredient: Ingredient): BookIngredient {
  const { id, name, plural, aliases, category, allergens, slug } = ingredient;
  const { quantity, unit } = usualAmount(ingredient);
  const { usual: storage, ...shelf_life } = shelfLifeOf(ingredient);
  return {
    id,
    name,
    plural,
    aliases: [...aliases],
    category,
    allergens: [...allergens],
    default_unit: unit,
    default_quantity: quantity,
    common: PLACES.get(slug) ?? null,
    usual: null,
    storage,
    shelf_life,
  };
}

/** A cook's own ingredient: nobody knows what it is, so there is 'some' of it. */
export function ownBookIngredient({ id, name }: { id: number; name: string }): BookIngredient {
  return {
    id,
    name,
    plural: name,
    aliases: [],
    category: 'Other',
    allergens: [],
    default_unit: 'piece',
    default_quantity: null,
    common: null,
    usual: null,
    storage: 'cupboard',
    shelf_life: { fridge: null, freezer: null, cupboard: null },
  };
}
