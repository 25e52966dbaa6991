import type { GuidePair } from '../../internal/docs/guide.ts';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { RecipeCard } from './index.ts';

const [dal] = STORY_RECIPES;

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep the title to the dish. Time, servings and diets have places of their own.',
      shows: <RecipeCard {...dal} />,
    },
    dont: {
      says: 'Don’t sell the recipe in its title.',
      shows: (
        <RecipeCard
          href="#dal"
          title="The BEST Easy Vegan Dal Tadka (Ready in 40 Minutes, Serves 4)"
          picture={dal.picture}
          ingredientCount={12}
        />
      ),
    },
  },
];
