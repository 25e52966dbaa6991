'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { RenderLink } from '../../internal/render-link.tsx';
import { DietaryBadges, type DietaryFacts } from '../dietary-badges/index.ts';
import { useWords } from '../locale/index.ts';
import type { RecipePictureFile } from '../recipe-picture/index.ts';
import { RecipeCardFacts, RecipeCardFrame, RecipeCardTitle } from './recipe-card-parts.tsx';
import { RecipeCardStage } from './recipe-card-stage.tsx';
import { LABELS, type RecipeCardLabels } from './recipe-card-words.ts';
import styles from './recipe-card.module.css';

/** Props of {@link RecipeCard}; every attribute of an `article` goes on the root. */
export interface RecipeCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'title' | 'children'> {
  /** Where the card leads. */
  href: string;
  /** Draws the link with a router's own component. */
  renderLink?: RenderLink | undefined;
  /** The dish's name. What comes after '(' and special characters are left out. */
  title: string;
  picture?: RecipePictureFile | null | undefined;
  /** The picture is on the screen before any scrolling: load it first. */
  priority?: boolean | undefined;
  /** Share of the recipe that the pantry covers, in percent. No badge when absent. */
  matchPercentage?: number | null | undefined;
  /** A country code of Larder; a globe for any other. */
  country?: string | null | undefined;
  /** In minutes. */
  cookTime: number;
  ingredientCount: number;
  servings: number;
  dietary?: DietaryFacts | undefined;
  /** Icon buttons at the picture's upper end corner, shown on hover, on focus and always on touch. A pressed one stays. */
  actions?: ReactNode;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** A recipe to choose. The whole card is one link; `actions` lie above it. */
export const RecipeCard = forwardRef<HTMLElement, RecipeCardProps>(function RecipeCard(
  {
    href,
    renderLink,
    title,
    picture,
    priority,
    matchPercentage,
    country,
    cookTime,
    ingredientCount,
    servings,
    dietary,
    actions,
    headingLevel,
    labels,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels);
  return (
    <RecipeCardFrame ref={ref} {...rest}>
      <RecipeCardStage
        picture={picture}
        priority={priority}
        matchPercentage={matchPercentage}
        country={country}
        actions={actions}
        labels={labels}
      />
      <RecipeCardTitle href={href} renderLink={renderLink} title={title} headingLevel={headingLevel} />
      <RecipeCardFacts
        cookTime={cookTime}
        ingredientCount={ingredientCount}
        servings={servings}
        labels={labels}
      />
      {dietary ? <DietaryBadges className={styles.badges} dietary={dietary} labels={words.dietary} /> : null}
    </RecipeCardFrame>
  );
});
