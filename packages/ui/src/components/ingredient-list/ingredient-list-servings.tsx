'use client';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import type { IngredientListLabels } from './ingredient-list-words.ts';
import styles from './ingredient-list.module.css';

/** The smallest and largest number of servings. */
export const SERVINGS = { least: 1, most: 24 } as const;

interface ServingsProps {
  servings: number;
  onServingsChange: (servings: number) => void;
  words: Pick<IngredientListLabels, 'servings' | 'fewerServings' | 'moreServings'>;
}

/** The number of servings the amounts are for, with buttons for one fewer and one more. */
export function Servings({ servings, onServingsChange, words }: ServingsProps) {
  const step = (by: number) => {
    const next = servings + by;
    return next < SERVINGS.least || next > SERVINGS.most ? undefined : () => onServingsChange(next);
  };
  const [fewer, more] = [step(-1), step(1)];
  return (
    <div data-slot="ingredient-list-servings" className={styles.servings}>
      <IconButton label={words.fewerServings} aria-disabled={!fewer || undefined} onClick={fewer}>
        <Minus aria-hidden="true" />
      </IconButton>
      <output>{words.servings(servings)}</output>
      <IconButton label={words.moreServings} aria-disabled={!more || undefined} onClick={more}>
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
