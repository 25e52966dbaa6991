'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { RenderLink } from '../../internal/render-link.tsx';
import { DietaryBadges, type DietaryFacts } from '../dietary-badges/index.ts';
import { useWords } from '../locale/index.ts';
import type { RecipePictureFile } from '../recipe-picture/index.ts';
import {
  RecipeCardFacts,
  RecipeCardFrame,
  RecipeCardMissing,
  RecipeCardSubtitle,
  RecipeCardTitle,
  type MissingIngredients,
} from './recipe-card-parts.tsx';
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
  /** Its name in other words, such as the reader's language, beneath the title. */
  subtitle?: string | null | undefined;
  picture?: RecipePictureFile | null | undefined;
  /** The picture is on the screen before any scrolling: load it first. */
  priority?: boolean | undefined;
  /** Share of the recipe that the pantry covers, in percent. No badge when absent. */
  matchPercentage?: number | null | undefined;
  /** A country code of Larder; a globe for any other. */
  country?: string | null | undefined;
  /** In minutes, waiting included. */
  totalTime: number;
  /** Of that, minutes in which there is nothing to do, and what the dish does then: 'rising'. */
  waitingTime?: number | undefined;
  waitingKind?: string | null | undefined;
  ingredientCount: number;
  servings: number;
  /** What the pantry lacks: three things or fewer are named. Nothing is said when absent. */
  missing?: MissingIngredients | null | undefined;
  dietary?: DietaryFacts | undefined;
  /** Something to know before it is chosen: an `AllergyNote`. */
  notice?: ReactNode;
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
    subtitle,
    picture,
    priority,
    matchPercentage,
    country,
    totalTime,
    waitingTime,
    waitingKind,
    ingredientCount,
    servings,
    missing,
    dietary,
    notice,
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
      {subtitle ? <RecipeCardSubtitle>{subtitle}</RecipeCardSubtitle> : null}
      <RecipeCardFacts
        totalTime={totalTime}
        waitingTime={waitingTime}
        waitingKind={waitingKind}
        ingredientCount={ingredientCount}
        servings={servings}
        labels={labels}
      />
      {missing ? <RecipeCardMissing missing={missing} labels={labels} /> : null}
      {notice ? (
        <div data-slot="recipe-card-notice" className={styles.notice}>
          {notice}
        </div>
      ) : null}
      {dietary ? <DietaryBadges className={styles.badges} dietary={dietary} labels={words.dietary} /> : null}
    </RecipeCardFrame>
  );
});
