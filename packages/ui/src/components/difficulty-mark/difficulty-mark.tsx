'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import styles from './difficulty-mark.module.css';

/** The words of the mark. */
export interface DifficultyMarkLabels {
  easy: string;
  medium: string;
  hard: string;
  /** For a difficulty that nobody has given, or another than the three. */
  unknown: string;
}

const LABELS = (): DifficultyMarkLabels => ({
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  unknown: 'Unknown',
});

const LEVELS = ['easy', 'medium', 'hard'] as const;

/** Props of {@link DifficultyMark}; every attribute of a `span` goes on the root. */
export interface DifficultyMarkProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** 'easy' (green), 'medium' (yellow) or 'hard' (red), in any case. Anything else is white. */
  difficulty: string | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<DifficultyMarkLabels> | undefined;
}

/** How hard a dish is: a ringed dot, always with its word. */
export const DifficultyMark = forwardRef<HTMLSpanElement, DifficultyMarkProps>(function DifficultyMark(
  { difficulty, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const given = difficulty?.trim().toLowerCase();
  const level = LEVELS.find((known) => known === given) ?? 'unknown';
  return (
    <span
      ref={ref}
      {...rest}
      data-slot="difficulty-mark"
      data-level={level}
      className={classNames(styles.root, className)}
    >
      {words[level]}
    </span>
  );
});
