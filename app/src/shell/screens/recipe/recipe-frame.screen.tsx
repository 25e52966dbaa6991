import { lazy } from 'react';
import { t } from '../../../platform/language/t.ts';
import { RecipeDetailScreen } from '../../../recipes/screens/recipe-detail/recipe-detail.screen.tsx';

/** Offline, its code may not load: the recipe stays. */
const NotLoaded = () => <p role="status">{t('Your notes on this recipe could not be loaded.')}</p>;

const RecipeMemory = lazy(() =>
  import('../../../cooking/recipe-memory.lazy.tsx').catch(() => ({ default: NotLoaded })),
);

/** A recipe, with what the kitchen remembers of it at its end. */
export default function RecipeFrameScreen() {
  return <RecipeDetailScreen renderMemory={(recipe) => <RecipeMemory key={recipe.id} recipe={recipe} />} />;
}
