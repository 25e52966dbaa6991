'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import styles from './difficulty-mark.module.css';

/** Text labels of the mark. */
export interface DifficultyMarkLabels {
  easy: string;
  medium: string;
  hard: string;
  /** For an unknown difficulty. */
  unknown: string;
}

const LABELS = (): DifficultyMarkLabels => ({
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  unknown: 'Unknown',
});

const LEVELS = ['easy', 'medium', 'hard'] as const;

/** Props of {@link DifficultyMark}; other `span` attributes go to the root. */
export interface DifficultyMarkProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** 'easy' (green), 'medium' (yellow) or 'hard' (red), in any case. Anything else is white. */
  difficulty: string | null | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<DifficultyMarkLabels> | undefined;
}

/** A recipe's difficulty: a ringed dot, always with its label. */
export const DifficultyMark = forwardRef<HTMLSpanElement, DifficultyMarkProps>(function DifficultyMark(
  { difficulty, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'difficulty-mark');
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
