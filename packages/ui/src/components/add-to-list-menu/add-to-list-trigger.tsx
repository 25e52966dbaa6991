'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';

/** Props of {@link AddToListTrigger}; other `button` attributes go to the root. */
export interface AddToListTriggerProps extends ComponentPropsWithoutRef<'button'> {
  /** `disc` is round, on a picture; `words` is a pill with its text. */
  variant: 'disc' | 'words';
  /** The visible text. */
  words: string;
  /** The accessible name. */
  name: string;
}

/**
 * The menu's button alone: round on a picture, or a pill with text, with an icon as its child. It stands in
 * while the menu's code loads.
 */
export const AddToListTrigger = forwardRef<HTMLButtonElement, AddToListTriggerProps>(
  function AddToListTrigger({ variant, words, name, className, children, ...rest }, ref) {
    const isDisc = variant === 'disc';
    const button = (
      <button
        ref={ref}
        type="button"
        aria-label={isDisc || name !== words ? name : undefined}
        {...rest}
        data-slot="add-to-list-menu"
        className={className}
      >
        {children}
        {isDisc ? null : words}
      </button>
    );
    return isDisc ? (
      <IconButton asChild variant="on-picture" label={name}>
        {button}
      </IconButton>
    ) : (
      <Button asChild variant="secondary">
        {button}
      </Button>
    );
  },
);
