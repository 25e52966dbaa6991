import { COMMON, shelfLifeOf, usualAmount } from '@larder/catalogue';
import type { components } from '@larder/contract';
import type { Ingredient } from '@larder/domain/model';

export type BookIngredient = components['schemas']['BookIngredient'];

const PLACES: ReadonlyMap<string, number> = new Map(COMMON.map((slug, index) => [slug, index + 1]));

/** A catalogue ingredient as a book entry. */
export function bookIngredient(ingredient: Ingredient): BookIngredient {
  const { id, name, plural, aliases, category, allergens, often, slug } = ingredient;
  const { quantity, unit } = usualAmount(ingredient);
  const { usual: storage, ...shelf_life } = shelfLifeOf(ingredient);
  return {
    id,
    name,
    plural,
    aliases: [...aliases],
    category,
    allergens: [...allergens],
    often: allergens.filter((allergy) => often[allergy] !== undefined),
    default_unit: unit,
    default_quantity: quantity,
    common: PLACES.get(slug) ?? null,
    usual: null,
    storage,
    shelf_life,
  };
}

/** A cook's own ingredient: nothing is known about it, so its amount is 'some'. */
export function ownBookIngredient({ id, name }: { id: number; name: string }): BookIngredient {
  return {
    id,
    name,
    plural: name,
    aliases: [],
    category: 'Other',
    allergens: [],
    often: [],
    default_unit: 'piece',
    default_quantity: null,
    common: null,
    usual: null,
    storage: 'cupboard',
    shelf_life: { fridge: null, freezer: null, cupboard: null },
  };
}
