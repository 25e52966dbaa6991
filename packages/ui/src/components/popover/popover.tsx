'use client';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { Slot } from '../../internal/slot.tsx';
import styles from './popover.module.css';

export interface PopoverProps extends HTMLAttributes<HTMLDialogElement> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it is, for assistive technology. */
  label: string;
  /** The edge of the trigger to which it keeps. */
  align?: 'start' | 'end' | undefined;
  children?: ReactNode;
}

/**
 * A small panel beside its button. Stands on the browser's own `popover`: top layer, Escape, a press outside and
 * the way of the focus are the browser's, and it costs no library.
 */
export const Popover = forwardRef<HTMLDialogElement, PopoverProps>(function Popover(
  { trigger, label, align = 'end', children, className, id, ...rest },
  ref,
) {
  const made = useId();
  const panelId = id ?? made;
  const anchor = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const node = panel.current;
    if (!node) return;
    const place = (event: ToggleEvent) => {
      if (event.newState === 'open' && anchor.current) placeBelow(node, anchor.current, align);
    };
    const follow = (event: ToggleEvent) => {
      setOpen(event.newState === 'open');
      if (event.newState === 'open') node.focus();
    };
    const placeAgain = () => {
      if (anchor.current && node.matches(':popover-open')) placeBelow(node, anchor.current, align);
    };
    window.addEventListener('resize', placeAgain);
    node.addEventListener('beforetoggle', place);
    node.addEventListener('toggle', follow);
    return () => {
      window.removeEventListener('resize', placeAgain);
      node.removeEventListener('beforetoggle', place);
      node.removeEventListener('toggle', follow);
    };
  }, [align]);

  return (
    <>
      <Slot
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={panelId}
        {...{ popoverTarget: panelId }}
      >
        {trigger}
      </Slot>
      <dialog
        ref={mergeRefs(ref, panel)}
        aria-label={label}
        tabIndex={-1}
        {...rest}
        id={panelId}
        popover="auto"
        data-slot="popover"
        className={classNames(styles.root, className)}
      >
        {children}
      </dialog>
    </>
  );
});

/** Under the anchor, in the page's coordinates, so that it scrolls along. */
function placeBelow(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const toLeft = (align === 'start') === (getComputedStyle(anchor).direction === 'ltr');
  panel.style.top = `${bottom + window.scrollY + 8}px`;
  panel.style.left = toLeft ? `${Math.max(8, left)}px` : 'auto';
  panel.style.right = toLeft ? 'auto' : `${Math.max(8, clientWidth - right)}px`;
}
