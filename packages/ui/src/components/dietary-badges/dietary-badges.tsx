'use client';
import { preferenceLabel } from '@larder/domain';
import { Beef, Bone, Drumstick, Egg, Fish, Ham, Leaf, Milk } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { LARDER_FLAGS } from '../../generated/larder-vocabulary.ts';
import type { DietaryFlagName } from '../../generated/vocabulary.ts';
import { Badge } from '../badge/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { useTermNames, useTerms } from '../../internal/vocabulary/use-terms.ts';
import type { FlagTerm } from '../../vocabulary/food-vocabulary.ts';
import type { FlagId } from '../../vocabulary/ids.ts';
import { useWords } from '../locale/index.ts';
import styles from './dietary-badges.module.css';

type Texts = Readonly<Record<string, string | undefined>>;

const ICONS: Readonly<Record<string, ReactNode>> = {
  vegan: <Leaf />,
  vegetarian: <Leaf />,
  contains_dairy: <Milk />,
  contains_eggs: <Egg />,
  contains_chicken: <Drumstick />,
  contains_beef: <Beef />,
  contains_lamb: <Bone />,
  contains_pork: <Ham />,
  contains_fish: <Fish />,
} satisfies Record<DietaryFlagName, ReactNode>;

/** A recipe's dietary flags: Larder's, or those of the registered vocabulary. A missing flag counts as not set. */
export type DietaryFacts = { [Flag in FlagId]?: boolean | undefined };

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
 * A badge for each set flag, in the order of the vocabulary: by default 'Vegan' or else 'Vegetarian', then what the dish
 * contains. Flags that the vocabulary does not have come last. Renders nothing if none is set.
 */
export const DietaryBadges = forwardRef<HTMLUListElement, DietaryBadgesProps>(function DietaryBadges(
  { dietary, labels, className, ...rest },
  ref,
) {
  const words: Texts = useWords(NO_WORDS, labels, 'dietary-badges');
  const given: Texts | undefined = labels;
  const names = useTermNames('flags');
  const badges = badgesOf(dietary, useTerms('flags', LARDER_FLAGS));
  if (badges.length === 0) return null;
  return (
    <ul
      ref={ref}
      aria-label={words.title ?? 'Dietary'}
      {...rest}
      data-slot="dietary-badges"
      className={classNames(styles.root, className)}
    >
      {badges.map(({ id, label, tone, icon = ICONS[id] }) => (
        <li key={id}>
          <Badge tone={tone} icon={icon}>
            {given?.[id] ?? names[id] ?? words[id] ?? label ?? preferenceLabel(id)}
          </Badge>
        </li>
      ))}
    </ul>
  );
});

/** The set flags in the order of the vocabulary, then those that it does not have. */
function badgesOf(
  dietary: Readonly<Record<string, boolean | undefined>>,
  flags: readonly FlagTerm[],
): readonly FlagTerm[] {
  const known = new Set(flags.map(({ id }) => id));
  return [
    ...flags.filter(({ id, unless = '' }) => dietary[id] && !dietary[unless]),
    ...Object.keys(dietary)
      .filter((id) => dietary[id] && !known.has(id))
      .map((id) => ({ id })),
  ];
}
