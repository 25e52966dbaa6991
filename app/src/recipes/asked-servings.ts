import { LIMITS } from '@larder/domain';

/** The servings that an address asks for with `?servings=`; undefined for none, or for none that a recipe can have. */
export function askedServings(search: URLSearchParams): number | undefined {
  const asked = search.get('servings') ?? '';
  const servings = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : undefined;
  return servings !== undefined && servings <= LIMITS.recipe.servings ? servings : undefined;
}
