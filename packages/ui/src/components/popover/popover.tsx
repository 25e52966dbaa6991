'use client';
import { forwardRef, useEffect, useId, useMemo, useReducer, useRef } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { placeBeside } from '../../internal/layer/place-beside.ts';
import { usePlaced } from '../../internal/layer/use-placed.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Slot } from '../../internal/slot.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './popover.module.css';

/** Props of {@link Popover}; other `dialog` attributes go to the panel. */
export interface PopoverProps extends HTMLAttributes<HTMLDialogElement> {
  /** The button that toggles it; a component that forwards its ref and attributes. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  /** Which edge of the trigger to align with. */
  align?: 'start' | 'end' | undefined;
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when the trigger, Escape or a click outside opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What to focus on open; defaults to the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The content of the panel. */
  children?: ReactNode;
}

/**
 * A small panel next to its button, built on the native `popover`: the browser handles the top layer, Escape,
 * clicks outside and focus, without a library.
 */
export const Popover = forwardRef<HTMLDialogElement, PopoverProps>(function Popover(
  {
    trigger,
    label,
    align = 'end',
    open,
    defaultOpen = false,
    onOpenChange,
    initialFocus,
    children,
    className,
    id,
    onKeyDown,
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
  const place = useMemo(() => placeBeside(align), [align]);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);

  useEffect(() => {
    const node = panel.current;
    if (!node) return;
    const follow = ({ newState }: ToggleEvent) => {
      isShown.current = newState === 'open';
      setOpen(isShown.current);
      // The browser has already toggled it; revert below if the caller disagrees.
      lookAgain();
    };
    const takeFocus = ({ newState }: ToggleEvent) => {
      if (newState !== 'open') return;
      // Focus must not scroll to where the panel was before.
      if (anchor.current) place(node, anchor.current);
      const wanted = initialFocus?.current;
      if (wanted) wanted.focus();
      else if (!node.contains(document.activeElement)) node.focus();
    };
    node.addEventListener('beforetoggle', follow);
    node.addEventListener('toggle', takeFocus);
    return () => {
      node.removeEventListener('beforetoggle', follow);
      node.removeEventListener('toggle', takeFocus);
    };
  }, [place, initialFocus, setOpen]);

  useEffect(() => {
    if (isShown.current === isOpen) return;
    if (isOpen) panel.current?.showPopover();
    else panel.current?.hidePopover();
  });
  usePlaced(panel, anchor, place, isOpen);

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
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // Stop Escape from reaching a surrounding dialog, so it closes only the popover.
          if (event.key === 'Escape') panel.current?.hidePopover();
        }}
      >
        {children}
      </dialog>
    </>
  );
});
