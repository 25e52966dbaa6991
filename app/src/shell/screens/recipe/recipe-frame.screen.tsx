import { lazy } from 'react';
import { RecipeDetailScreen } from '../../../recipes/screens/recipe-detail/recipe-detail.screen.tsx';

const RecipeMemory = lazy(() => import('../../../cooking/recipe-memory.lazy.tsx'));

/** A recipe, with what the kitchen remembers of it at its end. */
export default function RecipeFrameScreen() {
  return <RecipeDetailScreen renderMemory={(recipe) => <RecipeMemory key={recipe.id} recipe={recipe} />} />;
}
