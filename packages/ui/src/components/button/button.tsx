'use client';
import { cva } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import { Slot } from '../../internal/slot.tsx';
import { whilePending } from '../../internal/while-pending.ts';
import styles from './button.module.css';

const button = cva(styles.root, {
  variants: {
    variant: {
      primary: styles.primary,
      secondary: styles.secondary,
      ghost: styles.ghost,
      link: styles.link,
      danger: styles.danger,
    },
    size: { medium: undefined, small: styles.small },
    wide: { true: styles.wide, false: undefined },
  },
});

/** Props of {@link Button}; other `button` attributes go to the root. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is filled, one per view; `danger` is text only, until the alert dialog. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'link' | 'danger' | undefined;
  /** 48 px, or 44 px for toolbars. */
  size?: 'medium' | 'small' | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  /**
   * While its action runs it keeps focus, ignores presses and is announced as busy. The caller changes the
   * label.
   */
  pending?: boolean | undefined;
  /** Renders the only child, such as a link, as the button. */
  asChild?: boolean | undefined;
}

/** A button for actions. For navigation, use `asChild` with a link. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    size = 'medium',
    wide = false,
    pending = false,
    asChild = false,
    className,
    ...rest
  },
  ref,
) {
  const shared = {
    ...rest,
    'data-slot': 'button',
    'data-pending': pending || undefined,
    className: button({ variant, size, wide, className }),
    ...whilePending(pending),
  };
  if (asChild) return <Slot ref={ref} {...shared} />;
  return <button ref={ref} type="button" {...shared} />;
});
