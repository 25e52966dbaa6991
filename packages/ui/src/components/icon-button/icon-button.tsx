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

/** Props of {@link IconButton}; every attribute of a `button` goes on the root. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for people who do not see the icon. */
  label: string;
  /** `solid` is a raised disc; `on-picture` stays cream in both themes, because pictures do not change. */
  variant?: 'plain' | 'solid' | 'on-picture' | undefined;
  /** A filled, tomato icon: the heart of a favorite. Say it to assistive technology with `aria-pressed`. */
  filled?: boolean | undefined;
  /** Its action runs: it keeps the focus, does nothing, and is announced as busy. */
  pending?: boolean | undefined;
  /** Renders the only child, a link for example, as the button. */
  asChild?: boolean | undefined;
}

/** A round target of 44 px with one icon as its child. */
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
