'use client';
import { Check } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Badge } from '../badge/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-picture.module.css';

/** Props of {@link MealCardPicture}; other `div` attributes go to the root. */
export interface MealCardPictureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** An empty plate if omitted. */
  picture?: RecipePictureFile | null | undefined;
  /** Visible without scrolling: load it first. */
  priority?: boolean | undefined;
  /** The percentage of the meal the pantry covers. No badge if omitted. */
  matchPercentage?: number | null | undefined;
  /** It is cooked, which replaces the match. */
  cooked?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** The meal's picture with the match badge. It fills its cell. */
export const MealCardPicture = forwardRef<HTMLDivElement, MealCardPictureProps>(function MealCardPicture(
  { picture, priority, matchPercentage, cooked = false, labels, className, ...rest },
  ref,
) {
  const words = useMealCardWords(labels);
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="meal-card-picture"
      data-cooked={cooked ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <RecipePicture className={styles.picture} picture={picture} priority={priority} />
      {cooked ? (
        <Badge tone="have" shape="pill" icon={<Check strokeWidth={3} />} className={styles.match}>
          {words.cooked}
        </Badge>
      ) : matchPercentage === null || matchPercentage === undefined ? null : (
        <MatchBadge className={styles.match} percentage={matchPercentage}>
          {words.match(Math.round(matchPercentage))}
        </MatchBadge>
      )}
    </div>
  );
});
