'use client';
import * as Radix from '@radix-ui/react-dialog';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { useControllable } from '../use-controllable.ts';
import { keepForOthers } from './escape.ts';
import styles from './modal.module.css';
import { useReturnFocus } from './return-focus.ts';
import { Scrim } from './scrim.tsx';

/** Whether a modal is open, and who keeps that. */
export interface ModalStateProps {
  /** Whether it is open, when the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it starts open, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** Asks to open or close: the trigger, Escape, the cross and a press outside all come here. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Leave it out when something else sets `open`. */
  trigger?: ReactElement | undefined;
}

/** A modal's frame: state, trigger, veil and panel, with nothing in it yet. */
export interface ModalFrameProps extends HTMLAttributes<HTMLDivElement>, ModalStateProps {}

/** The ground of dialog and sheet: traps the focus, gives it back, and leaves by Escape or a press outside. */
export const ModalFrame = forwardRef<HTMLDivElement, ModalFrameProps & { slot: string }>(function ModalFrame(
  { slot, open, defaultOpen = false, onOpenChange, trigger, className, ...rest },
  ref,
) {
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const returnFocus = useReturnFocus(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim open={isOpen} />
        <Radix.Content
          ref={ref}
          aria-modal
          {...rest}
          {...returnFocus}
          onEscapeKeyDown={keepForOthers}
          data-slot={slot}
          className={classNames(styles.panel, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
});
