import { INGREDIENT_INDEX, PARTS } from '@larder/catalogue';
import type { components } from '@larder/contract';
import type { Allergen } from '@larder/domain';
import type { Dislike, Ingredient, Preferences } from '@larder/domain/model';

type SavedPreferences = components['schemas']['Preferences'];

/** Who leaves out an assortment means whatever it may be made of, and calls it by a shorter name. */
const ASSORTMENTS: Readonly<Record<string, { readonly name: string; readonly of: Allergen }>> = {
  'mixed-nuts': { name: 'nuts', of: 'nuts' },
};

/** Saved preferences as needed by a plan: with everything that a dislike includes and a staple covers. */
export const toPreferences = ({
  dislikes,
  staples,
  units: _units,
  ...others
}: SavedPreferences): Preferences => ({
  ...others,
  dislikes: dislikesOf(dislikes),
  staples: staples && covered(staples),
});

/** Ingredients with all their ancestors: a cook who always has basmati rice always has rice. */
const covered = (ids: readonly number[]): number[] => [
  ...new Set(ids.flatMap((id) => [id, ...INGREDIENT_INDEX.ancestors(id).map((one) => one.id)])),
];

/** The ids of disliked ingredients. One that has left the catalogue is in no recipe. */
export function dislikesOf(ids: readonly number[]): Dislike[] {
  return ids.flatMap((id) => {
    const disliked = INGREDIENT_INDEX.get(id);
    return disliked ? { name: dislikedName(disliked), ids: meantBy(disliked.slug) } : [];
  });
}

/** What a cook who leaves it out calls it. */
export const dislikedName = ({ slug, name }: Pick<Ingredient, 'slug' | 'name'>): string =>
  ASSORTMENTS[slug]?.name ?? name;

/** Preferences that also dislike these ingredients, for a week. */
export const alsoWithout = (preferences: Preferences, ids: readonly number[]): Preferences =>
  ids.length === 0
    ? preferences
    : { ...preferences, dislikes: [...(preferences.dislikes ?? []), ...dislikesOf(ids)] };

/**
 * An ingredient with its kinds, and the parts of all of them: egg yolks are eggs, and nuts all that contains or often contains
 * nuts.
 */
function meantBy(slug: string): number[] {
  const of = ASSORTMENTS[slug]?.of;
  const isOf = ({ allergens }: Ingredient) => of !== undefined && allergens.includes(of);
  const kinds = new Set(
    INGREDIENT_INDEX.named
      .filter(
        ({ thing, kindOf }) => thing.slug === slug || isOf(thing) || kindOf?.some((one) => one.slug === slug),
      )
      .map(({ thing }) => thing.slug),
  );
  const parts = PARTS.filter(({ whole }) => kinds.has(whole)).map(({ part }) => part);
  return [...new Set([...kinds, ...parts])].map((one) => INGREDIENT_INDEX.require(one).id);
}
