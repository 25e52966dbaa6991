'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Flag } from '../flag/index.ts';
import { useWords } from '../locale/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import { LABELS, type RecipeCardLabels } from './recipe-card-words.ts';
import styles from './recipe-card.module.css';

/** Props of {@link RecipeCardStage}; every attribute of a `div` goes on the root. */
export interface RecipeCardStageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  picture?: RecipePictureFile | null | undefined;
  /** The picture is on the screen before any scrolling: load it first. */
  priority?: boolean | undefined;
  /** Share of the recipe that the pantry covers, in percent. No badge when absent. */
  matchPercentage?: number | null | undefined;
  /** A country code of Larder; a globe for any other. */
  country?: string | null | undefined;
  /** Icon buttons at the picture's upper end corner, shown on hover, on focus and always on touch. A pressed one stays. */
  actions?: ReactNode;
  /** Other words for what it says by itself. */
  labels?: Partial<RecipeCardLabels> | undefined;
}

/** The picture of a recipe's card, with match and flag on its lower edge and actions in its corner. */
export const RecipeCardStage = forwardRef<HTMLDivElement, RecipeCardStageProps>(function RecipeCardStage(
  { picture, priority, matchPercentage, country, actions, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  return (
    <div ref={ref} {...rest} data-slot="recipe-card-stage" className={classNames(styles.stage, className)}>
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
  );
});
