'use client';
import { cva } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import { Slot } from '../../internal/slot.tsx';
import { whilePending } from '../../internal/while-pending.ts';
import styles from './icon-button.module.css';

const iconButton = cva(styles.root, {
  variants: { variant: { plain: undefined, solid: styles.solid, 'on-picture': styles.onPicture } },
});

/** Props of {@link IconButton}; other `button` attributes go to the root. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name of the action. */
  label: string;
  /**
   * `solid` is a raised round button; `on-picture` stays cream in both themes, because pictures do not
   * change.
   */
  variant?: 'plain' | 'solid' | 'on-picture' | undefined;
  /** Fills the icon in tomato, like a favorite heart. Set `aria-pressed` as well for assistive technology. */
  filled?: boolean | undefined;
  /** While its action runs it keeps focus, ignores presses and is announced as busy. */
  pending?: boolean | undefined;
  /** Renders the only child, such as a link, as the button. */
  asChild?: boolean | undefined;
}

/** A round 44 px button with a single icon as its child. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'plain', filled = false, pending, asChild = false, className, ...rest },
  ref,
) {
  const shared = {
    'aria-label': label,
    ...rest,
    'data-slot': 'icon-button',
    'data-filled': filled || undefined,
    className: iconButton({ variant, className }),
    ...whilePending(pending),
  };
  if (asChild) return <Slot ref={ref} {...shared} />;
  return <button ref={ref} type="button" {...shared} />;
});
