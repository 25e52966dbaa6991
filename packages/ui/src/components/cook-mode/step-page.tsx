'use client';
import { useContentLang } from '../../internal/content-lang.ts';
import { needUnit, type StepNeed } from '../../internal/step-need.ts';
import type { CookModeLabels } from './cook-mode-words.ts';
import { StepText, type CookTime } from './step-text.tsx';
import styles from './cook-mode.module.css';

/** A step to cook. */
export interface CookStep {
  /** Without its number. */
  text: string;
  /** The ingredients that it mentions, with the amounts for the servings that are cooked. */
  needs?: readonly StepNeed[] | undefined;
  /** The times in its text. */
  times?: readonly CookTime[] | undefined;
}

interface StepPageProps {
  step: CookStep;
  onStartTimer: ((time: CookTime) => void) | undefined;
  words: CookModeLabels;
}

/** A step as it is read while cooking: its text, and the ingredients for it. */
export function StepPage({ step, onStartTimer, words }: StepPageProps) {
  const lang = useContentLang();
  return (
    <>
      <p className={styles.text}>
        <StepText
          text={step.text}
          times={step.times ?? []}
          startTimer={words.startTimer}
          onStartTimer={onStartTimer}
        />
      </p>
      {step.needs && step.needs.length > 0 ? (
        <ul aria-label={words.needs} data-slot="cook-mode-needs" className={styles.needs}>
          {step.needs.map((need, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same food may be needed twice, in the same amount
            <li key={place}>
              <b>{need.said ?? words.amount(need.quantity, needUnit(need))}</b>{' '}
              <span lang={lang}>{need.name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
