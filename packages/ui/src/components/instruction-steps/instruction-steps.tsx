'use client';
import { splitInstructions } from '@larder/domain';
import { ExternalLink } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import { InstructionStepsList } from './instruction-steps-list.tsx';
import type { StepNeed, StepNeedsLabels } from './step-needs.tsx';
import styles from './instruction-steps.module.css';

/** Text labels around the steps. */
export interface InstructionStepsLabels {
  title: string;
  none: string;
  source: string;
  /** Announced after `source`, because the link leaves the app. */
  newTab: string;
  /** Shown under the title if steps have amounts: they are for the whole recipe. */
  amountsNote: string;
  /** The same if the recipe is written for another number of servings: what is not scaled. */
  writtenFor: (servings: number) => string;
  /** Labels of the amounts. */
  amounts: Partial<StepNeedsLabels>;
}

const LABELS: InstructionStepsLabels = {
  title: 'Instructions',
  none: 'No instructions available.',
  source: 'View Original Recipe',
  newTab: '(opens in a new tab)',
  amountsNote: 'Amounts below a step are for the whole recipe.',
  writtenFor: (servings) =>
    `Amounts are for your servings. Tins, batches and numbers of pieces are for ${servings}.`,
  amounts: {},
};

/** Only these become links: an imported recipe can contain any text. */
const WEB_ADDRESS = /^https?:\/\//i;

/** Props of {@link InstructionSteps}; other `section` attributes go to the root. */
export interface InstructionStepsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** One text with numbered steps: '1. Rinse the rice. 2. …'. */
  instructions: string | null | undefined;
  /** The amounts each step needs, by index; shown below the step. */
  needs?: readonly (readonly StepNeed[])[] | undefined;
  /** The servings that the recipe is written for, if `needs` and the amounts in the text are for another number. */
  writtenServings?: number | undefined;
  /** The original recipe's URL; no link if omitted. */
  sourceUrl?: string | null | undefined;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<InstructionStepsLabels> | undefined;
}

/** The method step by step, set large enough to read from across the kitchen. */
export const InstructionSteps = forwardRef<HTMLElement, InstructionStepsProps>(function InstructionSteps(
  { instructions, needs, writtenServings, sourceUrl, headingLevel = 2, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'instruction-steps');
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
          {writtenServings !== undefined || needs?.some((own) => own.length > 0) ? (
            <p
              data-slot="instruction-steps-note"
              className={classNames(styles.amountsNote, writtenServings === undefined && styles.screenNote)}
            >
              {writtenServings === undefined ? words.amountsNote : words.writtenFor(writtenServings)}
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
