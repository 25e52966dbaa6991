'use client';
import { Check } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Badge } from '../badge/index.ts';
import { MatchBadge } from '../match-badge/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-picture.module.css';

/** Props of {@link MealCardPicture}; every attribute of a `div` goes on the root. */
export interface MealCardPictureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** An empty plate is shown when there is none. */
  picture?: RecipePictureFile | null | undefined;
  /** The picture is on the screen before any scrolling: load it first. */
  priority?: boolean | undefined;
  /** Share of the meal that the pantry covers, in percent. No badge when absent. */
  matchPercentage?: number | null | undefined;
  /** It is cooked: that is said in the place of the match, which is of no use any more. */
  cooked?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** The meal's picture with the jar in it. It fills its cell. */
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
