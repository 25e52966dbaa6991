import { Banner } from '../components/banner/index.ts';
import { Button } from '../components/button/index.ts';
import { EmptyState } from '../components/empty-state/index.ts';
import { ErrorState } from '../components/error-state/index.ts';
import { RecipeCard } from '../components/recipe-card/index.ts';
import { RecipeGrid } from '../components/recipe-grid/index.ts';
import { STORY_RECIPES } from '../testing/story-recipes.ts';
import styles from './patterns.module.css';

interface RecipeResultsProps {
  state: 'loading' | 'ready' | 'next' | 'stale' | 'empty' | 'none-found' | 'failed';
  onAct: () => void;
}

/** The pattern of a results view: each state has text, a picture and a next step. */
export function RecipeResults({ state, onAct }: RecipeResultsProps) {
  if (state === 'empty')
    return (
      <EmptyState
        title="Your pantry is empty"
        text="Start with five things you always have."
        action={<Button onClick={onAct}>Add Your First Ingredient</Button>}
      />
    );
  if (state === 'none-found')
    return (
      <EmptyState
        title="No recipes found"
        text="Try adjusting your search terms or filters"
        action={
          <Button variant="secondary" onClick={onAct}>
            Clear search and filters
          </Button>
        }
      />
    );
  if (state === 'failed')
    return <ErrorState title="Failed to load recipes" action={<Button onClick={onAct}>Try Again</Button>} />;
  return (
    <div className={styles.stack}>
      {state === 'stale' && (
        <Banner tone="warning">Could not ask for new matches. These are from your last visit.</Banner>
      )}
      <RecipeGrid loading={state === 'loading'} pending={state === 'next'} skeletonCount={3}>
        {STORY_RECIPES.slice(0, 3).map(({ slug, ...recipe }) => (
          <RecipeCard key={slug} {...recipe} />
        ))}
      </RecipeGrid>
    </div>
  );
}
