'use client';
import { dietaryBadges } from '@larder/domain';
import { Beef, Bone, Drumstick, Egg, Fish, Ham, Leaf, Milk } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { DietaryFlagName } from '../../generated/vocabulary.ts';
import { Badge } from '../badge/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
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

/** A flag for something that a recipe contains: `contains_dairy`. */
export type ContentFlagName = Extract<DietaryFlagName, `contains_${string}`>;

/** A flag that is set because only some products contain it. */
export interface DietaryFactByLabel {
  readonly flag: ContentFlagName;
  /** The ingredients whose labels decide, as in a sentence: 'chicken stock'. The badge names none if empty. */
  readonly ingredients: readonly string[];
}

/** Overrides for the badges, by flag: `{ vegan: 'Végétalien' }`; `title` is the accessible name. */
export type DietaryBadgesLabels = { [Word in keyof DietaryFacts | 'title']?: string } & {
  /** The same for what only some products contain: `{ contains_dairy: 'May contain dairy' }`. */
  possible?: { readonly [Flag in ContentFlagName]?: string };
  /** Such a badge with the ingredients to look at. */
  byLabel?: (badge: string, ingredients: readonly string[]) => string;
};

/** Props of {@link DietaryBadges}; other `ul` attributes go to the root. */
export interface DietaryBadgesProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  dietary: DietaryFacts;
  /** Those of the flags that only some products set: the badge says 'May contain', and which label to check. */
  byLabel?: readonly DietaryFactByLabel[] | undefined;
  /** Overrides for the built-in text. */
  labels?: DietaryBadgesLabels | undefined;
}

const LABELS = (format: LocaleFormat): DietaryBadgesLabels => ({
  byLabel: (badge, ingredients) => `${badge}: check ${format.list(ingredients.map((name) => `the ${name}`))}`,
});

const NONE: readonly DietaryFactByLabel[] = [];

/**
 * 'Vegan' or else 'Vegetarian', then a 'Contains …' badge for each set flag, or 'May contain …' if only some products
 * do. Renders nothing if none is set.
 */
export const DietaryBadges = forwardRef<HTMLUListElement, DietaryBadgesProps>(function DietaryBadges(
  { dietary, byLabel = NONE, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'dietary-badges');
  const badges = dietaryBadges(
    dietary,
    byLabel.map(({ flag }) => flag),
  );
  const textOf = (id: DietaryFlagName, label: string): string => {
    const open = byLabel.find(({ flag }) => flag === id);
    if (!open) return words[id] ?? label;
    const badge = words.possible?.[open.flag] ?? label;
    return open.ingredients.length > 0 && words.byLabel ? words.byLabel(badge, open.ingredients) : badge;
  };
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
          <Badge
            className={styles.badge}
            tone={id === 'vegan' || id === 'vegetarian' ? 'have' : 'neutral'}
            icon={ICONS[id]}
          >
            {textOf(id, label)}
          </Badge>
        </li>
      ))}
    </ul>
  );
});
