'use client';
import { forwardRef, useLayoutEffect, useRef } from 'react';
import { mergeRefs } from '../../internal/merge-refs.ts';
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
  labels?: Partial<GeneratePlanButtonLabels> | undefined;
}

/** Asks for a plan. While one is on its way (`pending`) it says so and cannot be pressed; then it has the focus again. */
export const GeneratePlanButton = forwardRef<HTMLButtonElement, GeneratePlanButtonProps>(
  function GeneratePlanButton({ pending = false, labels, onClick, ...rest }, ref) {
    const words = useWords(LABELS, labels);
    const button = useRef<HTMLButtonElement>(null);
    const pressed = useRef(false);

    // A disabled button drops the focus.
    useLayoutEffect(() => {
      if (pending || !pressed.current) return;
      pressed.current = false;
      if (document.activeElement === document.body) button.current?.focus();
    }, [pending]);

    return (
      <Button
        ref={mergeRefs(button, ref)}
        {...rest}
        pending={pending}
        onClick={(event) => {
          pressed.current = true;
          onClick?.(event);
        }}
      >
        {pending ? words.generating : words.generate}
      </Button>
    );
  },
);
