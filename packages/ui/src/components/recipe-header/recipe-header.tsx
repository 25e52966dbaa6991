'use client';
import { ArrowLeft } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { renderAnchor, type RenderLink } from '../../internal/render-link.tsx';
import { DietaryBadges, type DietaryFacts, type DietaryBadgesLabels } from '../dietary-badges/index.ts';
import { Flag } from '../flag/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import type { RecipePictureFile } from '../recipe-picture/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import {
  RecipeHeaderActions,
  RecipeHeaderFigures,
  RecipeHeaderFrame,
  RecipeHeaderTitle,
} from './recipe-header-parts.tsx';
import styles from './recipe-header.module.css';

/** The words of the header. */
export interface RecipeHeaderLabels {
  back: string;
  match: (percentage: number) => string;
  prepTime: string;
  cookTime: string;
  servings: string;
  /** The short word behind a number of minutes. */
  minutes: string;
  dietary: DietaryBadgesLabels;
}

const LABELS = (format: LocaleFormat): RecipeHeaderLabels => ({
  back: 'Back to Recipes',
  match: (percentage) => `${format.percent(percentage)} Match`,
  prepTime: 'Prep time',
  cookTime: 'Cook time',
  servings: 'Servings',
  minutes: 'min',
  dietary: {},
});

/** Props of {@link RecipeHeader}; every attribute of a `header` goes on the root. */
export interface RecipeHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title' | 'children'> {
  /** Where 'Back to Recipes' leads. */
  backHref: string;
  /** Draws the link with a router's own component. */
  renderLink?: RenderLink | undefined;
  title: string;
  picture?: RecipePictureFile | null | undefined;
  /** A country code of Larder. */
  country?: string | null | undefined;
  /** The country's name as people read it. */
  countryName?: string | undefined;
  /** Share of the recipe that the pantry covers, in percent. No badge when absent. */
  matchPercentage?: number | null | undefined;
  dietary: DietaryFacts;
  /** In minutes. */
  prepTime: number;
  /** In minutes. */
  cookTime: number;
  servings: number;
  /** Buttons under the figures. */
  actions?: ReactNode;
  /** Other words for what it says by itself. */
  labels?: Partial<RecipeHeaderLabels> | undefined;
}

/** The opening of a recipe: its name and figures beside a picture that bleeds off the page. */
export const RecipeHeader = forwardRef<HTMLElement, RecipeHeaderProps>(function RecipeHeader(
  {
    backHref,
    renderLink = renderAnchor,
    title,
    picture,
    country,
    countryName,
    matchPercentage,
    dietary,
    prepTime,
    cookTime,
    servings,
    actions,
    labels,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels);
  return (
    <RecipeHeaderFrame ref={ref} {...rest} picture={picture}>
      {renderLink({
        href: backHref,
        className: styles.back,
        children: (
          <>
            <ArrowLeft className={styles.arrow} aria-hidden="true" />
            {words.back}
          </>
        ),
      })}
      <RecipeHeaderTitle title={title} />
      {country ? (
        <p data-slot="recipe-header-origin" className={styles.origin}>
          <Flag country={country} {...(countryName ? { label: '' } : {})} />
          {countryName}
        </p>
      ) : null}
      <div data-slot="recipe-header-badges" className={styles.badges}>
        {matchPercentage === null || matchPercentage === undefined ? null : (
          <MatchBadge percentage={matchPercentage}>{words.match(Math.round(matchPercentage))}</MatchBadge>
        )}
        <DietaryBadges dietary={dietary} labels={words.dietary} />
      </div>
      <RecipeHeaderFigures
        figures={[
          { name: words.prepTime, value: prepTime, unit: words.minutes },
          { name: words.cookTime, value: cookTime, unit: words.minutes },
          { name: words.servings, value: servings },
        ]}
      />
      {actions ? <RecipeHeaderActions>{actions}</RecipeHeaderActions> : null}
    </RecipeHeaderFrame>
  );
});
