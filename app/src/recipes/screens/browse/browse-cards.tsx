import { RecipeGrid } from '@larder/ui/recipe-grid';
import { useEffect, useState, type ReactNode } from 'react';
import { afterFrame } from '../../../platform/browser/after-frame.ts';
import { t } from '../../../platform/language/t.ts';
import type { RecipeSummary } from '../../recipes.query.ts';
import { isNarrowScreen } from '../../search/narrow-screen.ts';
import { BrowseCard } from './browse-card.tsx';
import styles from './browse.module.css';

/** The cards that are drawn before all others: about what a screen shows. */
const FIRST = { narrow: 3, wide: 9 };

interface BrowseCardsProps {
  recipes: readonly RecipeSummary[];
  /** The next results are loading. */
  pending: boolean;
  /** Draws and lays out all cards at once, including those far below the screen. */
  laysOutAll: boolean;
  showMatch: boolean;
  renderControls: (recipe: RecipeSummary) => ReactNode;
}

/**
 * The results as cards. The first ones are painted before the others are drawn, which takes a slow phone most of the time.
 * Until then the others keep their places.
 */
export function BrowseCards({ recipes, pending, laysOutAll, showMatch, renderControls }: BrowseCardsProps) {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  const first = isNarrowScreen() ? FIRST.narrow : FIRST.wide;
  const drawn = hasPainted || laysOutAll ? recipes.length : first;
  return (
    <RecipeGrid
      label={t('Recipes')}
      className={styles.cards}
      data-all={laysOutAll || undefined}
      pending={pending}
    >
      {recipes.map((recipe, index) =>
        index < drawn ? (
          <BrowseCard
            key={recipe.id}
            recipe={recipe}
            isFirstRow={index < 3}
            showMatch={showMatch}
            renderControls={renderControls}
          />
        ) : (
          <div key={recipe.id} className={styles.coming} />
        ),
      )}
    </RecipeGrid>
  );
}
