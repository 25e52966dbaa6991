'use client';
import * as Radix from '@radix-ui/react-dialog';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { usePortalContainer } from '../portal-container.ts';
import { useControllable } from '../use-controllable.ts';
import { keepForOthers } from './escape.ts';
import styles from './modal.module.css';
import { useReturnFocus } from './return-focus.ts';
import { Scrim } from './scrim.tsx';

/** A modal's open state, controlled or uncontrolled. */
export interface ModalStateProps {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called by the trigger, Escape, the close button and a click outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Omit it if something else sets `open`. */
  trigger?: ReactElement | undefined;
}

/** A modal's frame: state, trigger, overlay and panel. */
export interface ModalFrameProps extends HTMLAttributes<HTMLDivElement>, ModalStateProps {}

/** The base of dialog and sheet: focus trap, focus restoration, Escape and click outside. */
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
      <Radix.Portal container={usePortalContainer()}>
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
