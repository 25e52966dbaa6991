'use client';
import { forwardRef } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useWords } from '../locale/index.ts';

/** Text labels of the button. */
export interface GeneratePlanButtonLabels {
  generate: string;
  generating: string;
}

const LABELS = (): GeneratePlanButtonLabels => ({
  generate: 'Generate Meal Plan',
  generating: 'Generating...',
});

/** Props of {@link GeneratePlanButton}: those of a button, except its text. */
export interface GeneratePlanButtonProps extends Omit<ButtonProps, 'children' | 'asChild'> {
  /** Overrides for the built-in text. */
  labels?: Partial<GeneratePlanButtonLabels> | undefined;
}

/** Generates a plan. While `pending` it says so, keeps focus and ignores presses. */
export const GeneratePlanButton = forwardRef<HTMLButtonElement, GeneratePlanButtonProps>(
  function GeneratePlanButton({ pending = false, labels, ...rest }, ref) {
    const words = useWords(LABELS, labels, 'generate-plan-button');
    return (
      <Button ref={ref} data-generate="" {...rest} pending={pending}>
        {pending ? words.generating : words.generate}
      </Button>
    );
  },
);
