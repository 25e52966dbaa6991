import type { IngredientIndex } from '@larder/domain/model';
import type { DishSearch } from '../search/dish-search/dish-search.ts';
import type { RecipeIndex } from '../search/match-index.ts';
import type { Vocabulary } from '../search/spelling.ts';
import type { TextIndex } from '../search/text-index/text-index.ts';

/**
 * The recipes that one cook can find, with search and match. A snapshot is the shelf of a cook without own
 * recipes.
 */
export interface Shelf {
  /** The owner of the own recipes among them; null without any. */
  readonly ownerId: string | null;
  /** The recipes that the cook wrote, and the version of their last change. Flexible dinners are not planned again. */
  readonly written: { readonly ids: readonly number[]; readonly version: number };
  readonly names: IngredientIndex;
  readonly recipes: RecipeIndex;
  /** Has the same recipes at the same positions, like the others. */
  readonly texts: Pick<TextIndex, 'find' | 'findSigns' | 'withTitleWord'>;
  readonly vocabulary: Pick<Vocabulary, 'has' | 'nearest'>;
  readonly dishes: DishSearch;
}
