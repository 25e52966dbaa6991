'use client';
import { TriangleAlert } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './allergy-note.module.css';

/** Text labels of the note. */
export interface AllergyNoteLabels {
  /** For certain matches. */
  contains: (things: readonly string[]) => string;
  /** For possible matches. */
  mayContain: (things: readonly string[]) => string;
  both: (things: readonly string[], possible: readonly string[]) => string;
  /** For the number of recipes that certainly contain it. */
  dishesContain: (dishes: number, things: readonly string[]) => string;
  /** For the number of recipes that may contain it. */
  dishesMayContain: (dishes: number, things: readonly string[]) => string;
  /** Replaces the items beyond the limit. */
  more: (count: number) => string;
}

const LABELS = (format: LocaleFormat): AllergyNoteLabels => ({
  contains: (things) => `Contains ${format.list(things)}, which you avoid`,
  mayContain: (things) => `May contain ${format.list(things)}, which you avoid`,
  both: (things, possible) =>
    `Contains ${format.list(things)}, and may contain ${format.list(possible)}, which you avoid`,
  dishesContain: (dishes, things) =>
    `${format.count(dishes)} ${dishes === 1 ? 'dish contains' : 'dishes contain'} ${format.list(things)}, which you avoid`,
  dishesMayContain: (dishes, things) =>
    `${format.count(dishes)} ${dishes === 1 ? 'dish' : 'dishes'} may contain ${format.list(things)}, which you avoid`,
  more: (count) => `${format.count(count)} more`,
});

/** Props of {@link AllergyNote}; other `span` attributes go to the root. */
export interface AllergyNoteProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What the cook avoids in it, phrased for a sentence: 'peanuts', 'soy sauce (wheat)'. */
  contains: readonly string[];
  /** For possible matches. */
  mayContain?: readonly string[] | undefined;
  /** How many recipes contain it, for a list; use either `contains` or `mayContain` then. */
  dishes?: number | undefined;
  /** How many items to name of each kind at most; the rest are counted. Defaults to all. */
  limit?: number | undefined;
  /** `line` goes among other short facts; `panel` comes first on a page. */
  variant?: 'line' | 'panel' | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<AllergyNoteLabels> | undefined;
}

const NONE: readonly string[] = [];

/**
 * Warns that a dish or ingredient contains what the cook avoids, and names it. Renders nothing if there is
 * nothing to warn about.
 */
export const AllergyNote = forwardRef<HTMLSpanElement, AllergyNoteProps>(function AllergyNote(
  { contains, mayContain = NONE, dishes, limit = Infinity, variant = 'line', labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'allergy-note');
  if (contains.length + mayContain.length === 0) return null;
  const named = (things: readonly string[]) =>
    things.length > limit ? [...things.slice(0, limit), words.more(things.length - limit)] : things;
  const text = textOf(words, named(contains), named(mayContain), dishes);
  return (
    <span
      ref={ref}
      {...rest}
      data-slot="allergy-note"
      className={classNames(styles.root, styles[variant], className)}
    >
      <TriangleAlert aria-hidden="true" className={styles.icon} />
      <span data-slot="allergy-note-text" className={styles.text}>
        {text}
      </span>
    </span>
  );
});

function textOf(
  words: AllergyNoteLabels,
  contains: readonly string[],
  mayContain: readonly string[],
  dishes: number | undefined,
): string {
  if (mayContain.length === 0)
    return dishes === undefined ? words.contains(contains) : words.dishesContain(dishes, contains);
  if (contains.length > 0) return words.both(contains, mayContain);
  return dishes === undefined ? words.mayContain(mayContain) : words.dishesMayContain(dishes, mayContain);
}
