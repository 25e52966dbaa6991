'use client';
import { forwardRef } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useWords } from '../locale/index.ts';

/** The words of the button. */
export interface GeneratePlanButtonLabels {
  generate: string;
  generating: string;
}

const LABELS = (): GeneratePlanButtonLabels => ({
  generate: 'Generate Meal Plan',
  generating: 'Generating...',
});

/** Props of {@link GeneratePlanButton}: those of a button, but for its words. */
export interface GeneratePlanButtonProps extends Omit<ButtonProps, 'children' | 'asChild'> {
  /** Other words for what it says by itself. */
  labels?: Partial<GeneratePlanButtonLabels> | undefined;
}

/** Asks for a plan. While one is on its way (`pending`) it says so, keeps the focus and does nothing. */
export const GeneratePlanButton = forwardRef<HTMLButtonElement, GeneratePlanButtonProps>(
  function GeneratePlanButton({ pending = false, labels, ...rest }, ref) {
    const words = useWords(LABELS, labels);
    return (
      <Button ref={ref} {...rest} pending={pending}>
        {pending ? words.generating : words.generate}
      </Button>
    );
  },
);
