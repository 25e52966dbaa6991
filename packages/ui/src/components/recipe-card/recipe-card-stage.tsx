'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { CountryId } from '../../vocabulary/ids.ts';
import { Flag } from '../flag/index.ts';
import { useWords } from '../locale/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import { LABELS, type RecipeCardLabels } from './recipe-card-words.ts';
import styles from './recipe-card.module.css';

/** Props of {@link RecipeCardStage}; other `div` attributes go to the root. */
export interface RecipeCardStageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The picture of the dish; an empty plate is shown without one. */
  picture?: RecipePictureFile | null | undefined;
  /** Visible without scrolling: load it first. */
  priority?: boolean | undefined;
  /** The percentage of the recipe the pantry covers. No badge if omitted. */
  matchPercentage?: number | null | undefined;
  /** A country of the vocabulary; a globe for any other, and nothing for null: nobody knows. */
  country?: CountryId | null | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** A recipe card's picture, with match and flag on its lower edge. */
export const RecipeCardStage = forwardRef<HTMLDivElement, RecipeCardStageProps>(function RecipeCardStage(
  { picture, priority, matchPercentage, country, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'recipe-card');
  return (
    <div ref={ref} {...rest} data-slot="recipe-card-stage" className={classNames(styles.stage, className)}>
      <RecipePicture className={styles.picture} picture={picture} priority={priority} />
      {matchPercentage === null || matchPercentage === undefined ? null : (
        <MatchBadge className={styles.match} percentage={matchPercentage}>
          {words.match(Math.round(matchPercentage))}
        </MatchBadge>
      )}
      {country === null ? null : <Flag className={styles.pin} country={country} label={words.country} />}
    </div>
  );
});
