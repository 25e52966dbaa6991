'use client';
import { TriangleAlert } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './allergy-note.module.css';

/** The words of the note. */
export interface AllergyNoteLabels {
  /** What is in it for sure. */
  contains: (things: readonly string[]) => string;
  /** What may be in it. */
  mayContain: (things: readonly string[]) => string;
  both: (things: readonly string[], possible: readonly string[]) => string;
  /** How many dishes hold it for sure. */
  dishesContain: (dishes: number, things: readonly string[]) => string;
  /** How many dishes may hold it. */
  dishesMayContain: (dishes: number, things: readonly string[]) => string;
  /** In place of the things beyond the limit. */
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

/** Props of {@link AllergyNote}; every attribute of a `span` goes on the root. */
export interface AllergyNoteProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What is in it that the cook avoids, as it stands in a sentence: 'peanuts', 'soy sauce (wheat)'. */
  contains: readonly string[];
  /** What may be in it. */
  mayContain?: readonly string[] | undefined;
  /** How many dishes hold it, where it speaks of a list of them: either `contains` or `mayContain` then. */
  dishes?: number | undefined;
  /** How many things are named at most, where there is little room; the rest is counted. All of them when absent. */
  limit?: number | undefined;
  /** `line` stands among other short facts, `panel` is the first thing to be read on a page. */
  variant?: 'line' | 'panel' | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<AllergyNoteLabels> | undefined;
}

const NONE: readonly string[] = [];

/** Says that a dish or a thing holds what the cook avoids, and names it. Nothing when there is nothing to say. */
export const AllergyNote = forwardRef<HTMLSpanElement, AllergyNoteProps>(function AllergyNote(
  { contains, mayContain = NONE, dishes, limit = Infinity, variant = 'line', labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  if (contains.length + mayContain.length === 0) return null;
  const unnamed = contains.length - limit;
  const named = unnamed > 0 ? [...contains.slice(0, limit), words.more(unnamed)] : contains;
  const text = textOf(words, named, mayContain, dishes);
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
