import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { RecipeCard } from '../recipe-card/index.ts';
import { RecipeGrid } from './index.ts';

/** Skeletons are seen on it. */
const PAGE = {
  padding: 'var(--ld-space-6)',
  borderRadius: 'var(--ld-radius-xl)',
  background: 'var(--ld-surface-raised)',
};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Set pending while the next ones load: the cards fade, and stay.',
      shows: (
        <Wide scale={0.4}>
          <div style={PAGE}>
            <RecipeGrid pending>
              {STORY_RECIPES.slice(0, 2).map(({ slug, ...recipe }) => (
                <RecipeCard key={slug} {...recipe} />
              ))}
            </RecipeGrid>
          </div>
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t blank them at every filter. Skeletons are for the first load.',
      shows: (
        <Wide scale={0.4}>
          <div style={PAGE}>
            <RecipeGrid loading skeletonCount={2}>
              {null}
            </RecipeGrid>
          </div>
        </Wide>
      ),
    },
  },
];
