'use client';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { needUnit } from '../../internal/step-need.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import { LABELS, type CookModeLabels } from './cook-mode-words.ts';
import type { CookStep } from './cook-step.ts';
import { StepText, type CookTime } from './step-text.tsx';
import { useEndFocus } from './use-end-focus.ts';
import { useTurning } from './use-turning.ts';
import styles from './cook-mode.module.css';

/** Props of {@link CookMode}; other `section` attributes go to the root. */
export interface CookModeProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /** The dish. */
  title: string;
  /** The steps, in order. */
  steps: readonly CookStep[];
  /** The step on screen, from 0; `steps.length` is the end. */
  step: number;
  /** Called with the step to show, from 0, on a button, an arrow key or a swipe. */
  onStepChange: (step: number) => void;
  /** Called with a time in the text to start a timer. Without it, times are plain text. */
  onStartTimer?: ((time: CookTime, step: number) => void) | undefined;
  /** A `ServingsStepper`, next to the title or, on a phone, below it. */
  controls?: ReactNode;
  /** Something to know while cooking, such as an `AllergyNote`. It stays on all steps. */
  notice?: ReactNode;
  /** The running timers. */
  timers?: ReactNode;
  /** Shown after the last step: what to do with what was cooked. */
  end?: ReactNode;
  /** Called to leave cook mode. */
  onClose: () => void;
  /** The heading level of the dish. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<CookModeLabels> | undefined;
}

/**
 * A recipe to cook from: one step at a time, in letters that are read from a metre away, with its ingredients and
 * timers. Arrow keys and swipes turn the steps.
 */
export const CookMode = forwardRef<HTMLElement, CookModeProps>(function CookMode(
  {
    title,
    steps,
    step,
    onStepChange,
    onStartTimer,
    controls,
    notice,
    timers,
    end,
    onClose,
    headingLevel = 1,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'cook-mode');
  const lang = useContentLang();
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const at = Math.min(Math.max(0, step), steps.length);
  const turn = (by: 1 | -1) => {
    const to = at + by;
    if (to >= 0 && to <= steps.length) onStepChange(to);
  };
  const root = useTurning(turn);
  const merged = useMergedRefs(root, ref);
  const current = steps[at];
  const endPage = useEndFocus(!current);
  const where = current ? words.step(at + 1, steps.length) : words.end;
  return (
    <section
      ref={merged}
      aria-labelledby={titleId}
      {...rest}
      data-slot="cook-mode"
      className={classNames(styles.root, className)}
    >
      <header className={styles.header}>
        <IconButton label={words.close} onClick={onClose}>
          <X />
        </IconButton>
        <div className={styles.titles}>
          <Heading id={titleId} lang={lang} data-slot="cook-mode-title" className={styles.title}>
            {title}
          </Heading>
          <p data-slot="cook-mode-place" className={styles.place}>
            {where}
          </p>
        </div>
        {controls ? (
          <div data-slot="cook-mode-controls" className={styles.controls}>
            {controls}
          </div>
        ) : null}
        {notice ? (
          <div data-slot="cook-mode-notice" className={styles.notice}>
            {notice}
          </div>
        ) : null}
      </header>
      <div aria-hidden="true" className={styles.progress}>
        {Array.from(steps.keys(), (place) => (
          <span
            key={place}
            data-done={place < at ? '' : undefined}
            data-current={place === at ? '' : undefined}
          />
        ))}
      </div>
      <div data-slot="cook-mode-step" aria-live="polite" className={styles.step}>
        {current ? (
          <div key={at} className={styles.page}>
            <p className={styles.text}>
              <StepText
                text={current.text}
                times={current.times ?? []}
                startTimer={words.startTimer}
                onStartTimer={onStartTimer && ((time) => onStartTimer(time, at))}
              />
            </p>
            {current.needs && current.needs.length > 0 ? (
              <ul aria-label={words.needs} data-slot="cook-mode-needs" className={styles.needs}>
                {current.needs.map((need, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same food may be needed twice, in the same amount
                  <li key={place}>
                    <b>{need.said ?? words.amount(need.quantity, needUnit(need))}</b>{' '}
                    <span lang={lang}>{need.name}</span>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ) : (
          <div ref={endPage} tabIndex={-1} data-slot="cook-mode-end" className={styles.page}>
            <p className={styles.text}>{words.end}</p>
            {end}
          </div>
        )}
      </div>
      {timers ? (
        <div role="group" aria-label={words.timers} data-slot="cook-mode-timers" className={styles.timers}>
          {timers}
        </div>
      ) : null}
      <footer className={styles.footer}>
        <Button variant="secondary" className={styles.turn} disabled={at === 0} onClick={() => turn(-1)}>
          <ArrowLeft aria-hidden="true" className={styles.arrow} />
          {words.back}
        </Button>
        {current ? (
          <Button className={styles.turn} onClick={() => turn(1)}>
            {at === steps.length - 1 ? words.finish : words.next}
            <ArrowRight aria-hidden="true" className={styles.arrow} />
          </Button>
        ) : null}
      </footer>
    </section>
  );
});
