'use client';
import { dietaryBadges } from '@larder/domain';
import { Beef, Bone, Drumstick, Egg, Fish, Ham, Leaf, Milk } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { DietaryFlagName } from '../../generated/vocabulary.ts';
import { Badge } from '../badge/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import styles from './dietary-badges.module.css';

const ICONS: Readonly<Record<DietaryFlagName, ReactNode>> = {
  vegan: <Leaf />,
  vegetarian: <Leaf />,
  contains_dairy: <Milk />,
  contains_eggs: <Egg />,
  contains_chicken: <Drumstick />,
  contains_beef: <Beef />,
  contains_lamb: <Bone />,
  contains_pork: <Ham />,
  contains_fish: <Fish />,
};

/** A recipe's dietary flags. A missing flag counts as not set. */
export type DietaryFacts = { [Flag in DietaryFlagName]?: boolean | undefined };

/** Overrides for the badges, by flag: `{ vegan: 'Végétalien' }`; `title` is the accessible name. */
export type DietaryBadgesLabels = { [Word in keyof DietaryFacts | 'title']?: string };

/** Props of {@link DietaryBadges}; other `ul` attributes go to the root. */
export interface DietaryBadgesProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  dietary: DietaryFacts;
  /** Overrides for the built-in text. */
  labels?: DietaryBadgesLabels | undefined;
}

const NO_WORDS: DietaryBadgesLabels = {};

/**
 * 'Vegan' or else 'Vegetarian', then a 'Contains …' badge for each set flag. Renders nothing if none is set.
 */
export const DietaryBadges = forwardRef<HTMLUListElement, DietaryBadgesProps>(function DietaryBadges(
  { dietary, labels, className, ...rest },
  ref,
) {
  const words = useWords(NO_WORDS, labels, 'dietary-badges');
  const badges = dietaryBadges(dietary);
  if (badges.length === 0) return null;
  return (
    <ul
      ref={ref}
      aria-label={words.title ?? 'Dietary'}
      {...rest}
      data-slot="dietary-badges"
      className={classNames(styles.root, className)}
    >
      {badges.map(({ id, label }) => (
        <li key={id}>
          <Badge tone={id === 'vegan' || id === 'vegetarian' ? 'have' : 'neutral'} icon={ICONS[id]}>
            {words[id] ?? label}
          </Badge>
        </li>
      ))}
    </ul>
  );
});
