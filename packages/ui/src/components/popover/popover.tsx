'use client';
import { forwardRef, useEffect, useId, useReducer, useRef } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Slot } from '../../internal/slot.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './popover.module.css';

/** Props of {@link Popover}; every attribute of a `dialog` goes on the panel. */
export interface PopoverProps extends HTMLAttributes<HTMLDialogElement> {
  /** The button that opens and closes it; a component that hands on ref and attributes. */
  trigger: ReactElement;
  /** What it is, for assistive technology. */
  label: string;
  /** The edge of the trigger to which it keeps. */
  align?: 'start' | 'end' | undefined;
  /** Whether it is open, when the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it starts open, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** Called when the trigger, Escape or a press outside opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  children?: ReactNode;
}

/**
 * A small panel beside its button. Stands on the browser's own `popover`: top layer, Escape, a press outside and
 * the way of the focus are the browser's, and it costs no library.
 */
export const Popover = forwardRef<HTMLDialogElement, PopoverProps>(function Popover(
  {
    trigger,
    label,
    align = 'end',
    open,
    defaultOpen = false,
    onOpenChange,
    children,
    className,
    id,
    ...rest
  },
  ref,
) {
  const made = useId();
  const panelId = id ?? made;
  const anchor = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);

  useEffect(() => {
    const node = panel.current;
    if (!node) return;
    const follow = ({ newState }: ToggleEvent) => {
      isShown.current = newState === 'open';
      if (isShown.current && anchor.current) placeBelow(node, anchor.current, align);
      setOpen(isShown.current);
      // The browser has gone ahead; a caller who said no is obeyed below.
      lookAgain();
    };
    const takeFocus = ({ newState }: ToggleEvent) => {
      if (newState === 'open' && !node.contains(document.activeElement)) node.focus();
    };
    const placeAgain = () => {
      if (anchor.current && isShown.current) placeBelow(node, anchor.current, align);
    };
    window.addEventListener('resize', placeAgain);
    node.addEventListener('beforetoggle', follow);
    node.addEventListener('toggle', takeFocus);
    return () => {
      window.removeEventListener('resize', placeAgain);
      node.removeEventListener('beforetoggle', follow);
      node.removeEventListener('toggle', takeFocus);
    };
  }, [align, setOpen]);

  useEffect(() => {
    if (isShown.current === isOpen) return;
    if (isOpen) panel.current?.showPopover();
    else panel.current?.hidePopover();
  });

  return (
    <>
      <Slot
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={panelId}
        {...{ popoverTarget: panelId }}
      >
        {trigger}
      </Slot>
      <dialog
        ref={useMergedRefs(ref, panel)}
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
