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
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './dietary-badges.module.css';

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

/** A flag for something that a recipe contains: `contains_dairy`. */
export type ContentFlagName = Extract<DietaryFlagName, `contains_${string}`>;

/** A flag that is set because only some products contain it. */
export interface DietaryFactByLabel {
  readonly flag: FlagId;
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
  /** The flags by name. Those that are true get a badge. */
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
 * A badge for each set flag, in the order of the vocabulary: by default 'Vegan' or else 'Vegetarian', then what the dish
 * contains, or may contain if only some products do. Flags that the vocabulary does not have come last. Renders nothing if
 * none is set.
 */
export const DietaryBadges = forwardRef<HTMLUListElement, DietaryBadgesProps>(function DietaryBadges(
  { dietary, byLabel = NONE, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'dietary-badges');
  const names = useTermNames('flags');
  const badges = badgesOf(dietary, useTerms('flags', LARDER_FLAGS));
  const textOf = ({ id, label, possible }: FlagTerm): string => {
    const text = textIn(labels, id) ?? names[id] ?? textIn(words, id) ?? label ?? preferenceLabel(id);
    const open = byLabel.find(({ flag }) => flag === id);
    if (!open) return text;
    const badge = textIn(words.possible, id) ?? possible ?? text;
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
      {badges.map((badge) => (
        <li key={badge.id}>
          <Badge className={styles.badge} tone={badge.tone} icon={badge.icon ?? ICONS[badge.id]}>
            {textOf(badge)}
          </Badge>
        </li>
      ))}
    </ul>
  );
});

/** A text by its key, where all keys are ids, known or not. */
const textIn = (texts: object | undefined, id: string): string | undefined => {
  const text: unknown = texts && Object.getOwnPropertyDescriptor(texts, id)?.value;
  return typeof text === 'string' ? text : undefined;
};

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
