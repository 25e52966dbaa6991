'use client';
import { dietaryBadges } from '@larder/domain';
import { Beef, Drumstick, Egg, Fish, Ham, Leaf, Milk } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { DietaryFlagName } from '../../generated/vocabulary.ts';
import { Badge } from '../badge/index.ts';
import { classNames } from '../../internal/class-names.ts';
import styles from './dietary-badges.module.css';

const ICONS: Readonly<Record<DietaryFlagName, ReactNode>> = {
  vegan: <Leaf />,
  vegetarian: <Leaf />,
  contains_dairy: <Milk />,
  contains_eggs: <Egg />,
  contains_chicken: <Drumstick />,
  contains_beef: <Beef />,
  contains_pork: <Ham />,
  contains_fish: <Fish />,
};

/** What a recipe is and holds. A flag that is absent counts as not set. */
export type DietaryFacts = { [Flag in DietaryFlagName]?: boolean | undefined };

/** Other words for the badges, by flag: `{ vegan: 'Végétalien' }`; `title` says what they are, for screen readers. */
export type DietaryBadgesLabels = { [Word in keyof DietaryFacts | 'title']?: string };

/** Props of {@link DietaryBadges}; every attribute of a `ul` goes on the root. */
export interface DietaryBadgesProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  dietary: DietaryFacts;
  /** Other words for what it says by itself. */
  labels?: DietaryBadgesLabels | undefined;
}

/** 'Vegan', or else 'Vegetarian', then one 'Contains …' badge for each flag that is set. Nothing when none is. */
export const DietaryBadges = forwardRef<HTMLUListElement, DietaryBadgesProps>(function DietaryBadges(
  { dietary, labels, className, ...rest },
  ref,
) {
  const badges = dietaryBadges(dietary);
  if (badges.length === 0) return null;
  return (
    <ul
      ref={ref}
      aria-label={labels?.title ?? 'Dietary'}
      {...rest}
      data-slot="dietary-badges"
      className={classNames(styles.root, className)}
    >
      {badges.map(({ id, label }) => (
        <li key={id}>
          <Badge tone={id === 'vegan' || id === 'vegetarian' ? 'have' : 'neutral'} icon={ICONS[id]}>
            {labels?.[id] ?? label}
          </Badge>
        </li>
      ))}
    </ul>
  );
});
