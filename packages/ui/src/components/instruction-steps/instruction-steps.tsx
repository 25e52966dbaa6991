import { splitInstructions } from '@larder/domain';
import { ExternalLink } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Button } from '../button/index.ts';
import { InstructionStepsList } from './instruction-steps-list.tsx';
import type { StepNeed, StepNeedsLabels } from './step-needs.tsx';
import styles from './instruction-steps.module.css';

/** The words around the steps. */
export interface InstructionStepsLabels {
  title: string;
  none: string;
  source: string;
  /** Said after `source`, because the link leaves the app. */
  newTab: string;
  /** Under the title where steps have amounts: they are not those of the step alone. */
  amountsNote: string;
  /** The words of the amounts. */
  amounts: Partial<StepNeedsLabels>;
}

const LABELS: InstructionStepsLabels = {
  title: 'Instructions',
  none: 'No instructions available.',
  source: 'View Original Recipe',
  newTab: '(opens in a new tab)',
  amountsNote: 'Amounts below a step are for the whole recipe.',
  amounts: {},
};

/** Only these become a link: an imported recipe can hold any text. */
const WEB_ADDRESS = /^https?:\/\//i;

/** Props of {@link InstructionSteps}; every attribute of a `section` goes on the root. */
export interface InstructionStepsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** One text with numbered steps: '1. Rinse the rice. 2. …'. */
  instructions: string | null | undefined;
  /** What each step takes, by its place: its amounts are repeated below it. */
  needs?: readonly (readonly StepNeed[])[] | undefined;
  /** Where the recipe comes from; no link when absent. */
  sourceUrl?: string | null | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<InstructionStepsLabels> | undefined;
}

/** The method, step by step, set to be read from across the kitchen. */
export const InstructionSteps = forwardRef<HTMLElement, InstructionStepsProps>(function InstructionSteps(
  { instructions, needs, sourceUrl, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = { ...LABELS, ...labels };
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const steps = splitInstructions(instructions);
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      {...rest}
      data-slot="instruction-steps"
      className={classNames(styles.root, className)}
    >
      <Heading id={titleId} data-slot="instruction-steps-title" className={styles.title}>
        {words.title}
      </Heading>
      {steps.length === 0 ? (
        <p data-slot="instruction-steps-none" className={styles.none}>
          {words.none}
        </p>
      ) : (
        <>
          {needs?.some((own) => own.length > 0) ? (
            <p data-slot="instruction-steps-note" className={styles.amountsNote}>
              {words.amountsNote}
            </p>
          ) : null}
          <InstructionStepsList steps={steps} needs={needs} labels={words.amounts} />
        </>
      )}
      {sourceUrl && WEB_ADDRESS.test(sourceUrl) ? (
        <Button asChild variant="link" className={styles.source}>
          <a href={sourceUrl} data-slot="instruction-steps-source" target="_blank" rel="noopener noreferrer">
            {words.source}
            <ExternalLink aria-hidden="true" />
            <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </a>
        </Button>
      ) : null}
    </section>
  );
});
