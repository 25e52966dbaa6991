import type { IngredientIndex } from '@larder/catalogue';
import type { DishSearch } from '../search/dish-search/dish-search.ts';
import type { RecipeIndex } from '../search/match-index.ts';
import type { Vocabulary } from '../search/spelling.ts';
import type { TextIndex } from '../search/text-index/text-index.ts';

/** The recipes that one cook can find, as they are searched and matched. A snapshot is the shelf of a cook without own ones. */
export interface Shelf {
  /** Whose own recipes are among them; null where there are none. */
  readonly ownerId: string | null;
  readonly ownVersion: number;
  readonly ownIds: readonly number[];
  readonly names: IngredientIndex;
  readonly recipes: RecipeIndex;
  /** Knows the same recipes at the same places, as do the others. */
  readonly texts: Pick<TextIndex, 'find' | 'findSigns' | 'withTitleWord'>;
  readonly vocabulary: Pick<Vocabulary, 'has' | 'nearest'>;
  readonly dishes: DishSearch;
}
