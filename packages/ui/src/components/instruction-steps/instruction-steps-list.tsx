'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import { StepNeeds, type StepNeed, type StepNeedsLabels } from './step-needs.tsx';
import styles from './instruction-steps.module.css';

/** Props of {@link InstructionStepsList}; other `ol` attributes go to the root. */
export interface InstructionStepsListProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The text of each step, without its number. */
  steps: readonly string[];
  /** The amounts each step needs, by index. Omit to show none. */
  needs?: readonly (readonly StepNeed[])[] | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<StepNeedsLabels> | undefined;
}

/** Only the steps, each next to its number, without title and source. */
export const InstructionStepsList = forwardRef<HTMLOListElement, InstructionStepsListProps>(
  function InstructionStepsList({ steps, needs, labels, className, ...rest }, ref) {
    const lang = useContentLang();
    const numbered = steps.map((text, index) => ({ number: index + 1, text, needs: needs?.[index] ?? [] }));
    return (
      <ol
        ref={ref}
        {...rest}
        data-slot="instruction-steps-list"
        className={classNames(styles.steps, className)}
      >
        {numbered.map(({ number, text, needs: own }) => (
          <li key={number} data-slot="instruction-steps-step" className="ld-part">
            <div className={styles.step}>
              <p lang={lang} className="ld-part">
                {text}
              </p>
              <StepNeeds needs={own} labels={labels} />
            </div>
          </li>
        ))}
      </ol>
    );
  },
);
