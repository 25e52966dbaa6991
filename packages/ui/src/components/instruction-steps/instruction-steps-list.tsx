import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { StepNeeds, type StepNeed, type StepNeedsLabels } from './step-needs.tsx';
import styles from './instruction-steps.module.css';

/** Props of {@link InstructionStepsList}; every attribute of an `ol` goes on the root. */
export interface InstructionStepsListProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** A text each, without its number. */
  steps: readonly string[];
  /** What each step takes, by its place. Nothing is shown of it when absent. */
  needs?: readonly (readonly StepNeed[])[] | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<StepNeedsLabels> | undefined;
}

/** The steps alone, each beside its numeral, without title and source. */
export const InstructionStepsList = forwardRef<HTMLOListElement, InstructionStepsListProps>(
  function InstructionStepsList({ steps, needs, labels, className, ...rest }, ref) {
    const numbered = steps.map((text, index) => ({ number: index + 1, text, needs: needs?.[index] ?? [] }));
    return (
      <ol
        ref={ref}
        {...rest}
        data-slot="instruction-steps-list"
        className={classNames(styles.steps, className)}
      >
        {numbered.map(({ number, text, needs: own }) => (
          <li key={number} data-slot="instruction-steps-step">
            <div className={styles.step}>
              <p>{text}</p>
              <StepNeeds needs={own} labels={labels} />
            </div>
          </li>
        ))}
      </ol>
    );
  },
);
