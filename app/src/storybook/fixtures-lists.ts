import { recipePictureFile, type RecipePictureFile } from '../platform/pictures/recipe-picture-file.ts';
import type { RecipeList } from '../lists/membership/lists.query.ts';
import { RECIPES } from './fixtures.ts';

const list = (
  id: string,
  name: string,
  description: string | null,
  recipe_count: number,
  created_at: string,
): RecipeList => ({
  id,
  name,
  description,
  recipe_count,
  allergens: [
    { recipe_count: 2, contains: ['eggs', 'wheat'], may_contain: [] },
    { recipe_count: 1, contains: [], may_contain: ['nuts'] },
  ],
  created_at,
  list_type: id === 'favorites' ? 'default' : 'custom',
});

/** A cook's lists, as returned by the server. */
export const LISTS: RecipeList[] = [
  list('favorites', 'Favorites', null, 23, '2026-03-02T09:00:00Z'),
  list('weeknight', 'Weeknight rescue', 'Under 40 minutes, one pan.', 11, '2026-05-14T09:00:00Z'),
  list('sunday', 'Sunday pots', 'Slow, and worth it.', 6, '2026-06-30T09:00:00Z'),
  list('no-meat', 'No meat', 'Vegetarian dinners for two.', 9, '2026-08-08T09:00:00Z'),
];

const pictures = (...recipeIds: number[]): RecipePictureFile[] =>
  recipeIds.flatMap((id) => {
    const url = RECIPES.find((recipe) => recipe.id === id)?.thumbnail_url ?? null;
    return recipePictureFile(url, '14rem') ?? [];
  });

/** The pictures on their cards. */
export const LIST_PICTURES: ReadonlyMap<string, readonly RecipePictureFile[]> = new Map([
  ['favorites', pictures(4, 2, 6, 3)],
  ['weeknight', pictures(1, 9, 8)],
  ['sunday', pictures(5, 8, 4)],
  ['no-meat', pictures(3, 7, 6)],
]);
