'use client';
import { cardTitle } from '@larder/domain';
import { Clock } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { DietaryBadges, type DietaryFacts, type DietaryLabels } from '../dietary-badges/index.ts';
import { Flag } from '../flag/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './recipe-card.module.css';

/** The words of a card, for another language or tone. */
export interface RecipeCardLabels {
  match: (percentage: number) => string;
  minutes: (minutes: number) => string;
  ingredients: (count: number) => string;
  servings: (count: number) => string;
  /** The name of the flag; the country's English name when absent. */
  country: string | undefined;
  dietary: DietaryLabels;
}

const LABELS = (format: LocaleFormat): RecipeCardLabels => ({
  match: (percentage) => `${format.percent(percentage)} Match`,
  minutes: (minutes) => `${format.count(minutes)} min`,
  ingredients: (count) => `${format.count(count)} ${count === 1 ? 'ingredient' : 'ingredients'}`,
  servings: (count) => `${format.count(count)} ${count === 1 ? 'serving' : 'servings'}`,
  country: undefined,
  dietary: {},
});

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
  dietary: DietaryFacts;
  /** Icon buttons at the picture's upper end corner, shown on hover, on focus and always on touch. A pressed one stays. */
  actions?: ReactNode;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** A recipe to choose. The whole card is one link; `actions` lie above it. */
export const RecipeCard = forwardRef<HTMLElement, RecipeCardProps>(function RecipeCard(
  {
    href,
    renderLink = renderAnchor,
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
    headingLevel = 3,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels);
  const Heading = `h${headingLevel}` as const;
  return (
    <article ref={ref} {...rest} data-slot="recipe-card" className={classNames(styles.root, className)}>
      <div data-slot="recipe-card-stage" className={styles.stage}>
        <RecipePicture className={styles.picture} picture={picture} priority={priority} />
        {matchPercentage === null || matchPercentage === undefined ? null : (
          <MatchBadge className={styles.match} percentage={matchPercentage}>
            {words.match(Math.round(matchPercentage))}
          </MatchBadge>
        )}
        <Flag className={styles.pin} country={country} label={words.country} />
        {actions ? (
          <div data-slot="recipe-card-actions" className={styles.actions}>
            {actions}
          </div>
        ) : null}
      </div>
      <Heading data-slot="recipe-card-title" className={styles.title}>
        {renderLink({ href, className: styles.link, children: cardTitle(title) })}
      </Heading>
      <ul data-slot="recipe-card-facts" className={styles.facts}>
        <li>
          <Clock className={styles.clock} aria-hidden="true" />
          {words.minutes(cookTime)}
        </li>
        <li>{words.ingredients(ingredientCount)}</li>
        <li>{words.servings(servings)}</li>
      </ul>
      <DietaryBadges className={styles.badges} dietary={dietary} labels={words.dietary} />
    </article>
  );
});
