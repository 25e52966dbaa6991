import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './instruction-steps.module.css';

/** Props of {@link InstructionStepsList}; every attribute of an `ol` goes on the root. */
export interface InstructionStepsListProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** A text each, without its number. */
  steps: readonly string[];
}

/** The steps alone, each beside its numeral, without title and source. */
export const InstructionStepsList = forwardRef<HTMLOListElement, InstructionStepsListProps>(
  function InstructionStepsList({ steps, className, ...rest }, ref) {
    const numbered = steps.map((text, index) => ({ number: index + 1, text }));
    return (
      <ol
        ref={ref}
        {...rest}
        data-slot="instruction-steps-list"
        className={classNames(styles.steps, className)}
      >
        {numbered.map(({ number, text }) => (
          <li key={number} data-slot="instruction-steps-step">
            <p>{text}</p>
          </li>
        ))}
      </ol>
    );
  },
);
