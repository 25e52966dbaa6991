'use client';
import * as Radix from '@radix-ui/react-tooltip';
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { usePortalContainer } from '../../internal/portal-container.ts';
import { Slot } from '../../internal/slot.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './tooltip.module.css';

/** Long enough to pass over a row of buttons without a flicker. */
const DELAY = 500;

/** Props of {@link Tooltip}; other `div` attributes go to the panel. */
export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'content'> {
  /** What it explains: a `Button`, an `IconButton`, or anything that takes focus and forwards its ref and attributes. */
  trigger: ReactElement;
  /** A few words. Nothing in them can be pressed. */
  text: ReactNode;
  /** The text is the trigger's accessible name, so it is not announced a second time. */
  isName?: boolean | undefined;
  /** Where it opens if there is room; on the other side if not. */
  side?: 'top' | 'bottom' | undefined;
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when the pointer or focus enters or leaves its trigger, and for Escape. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A few words about a control, on hover and focus. On touch there is none: nothing may depend on it. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  {
    trigger,
    text,
    isName = false,
    side = 'top',
    open,
    defaultOpen = false,
    onOpenChange,
    className,
    ...rest
  },
  ref,
) {
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  return (
    <Radix.Provider delayDuration={DELAY}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild>{isName ? <NamedTrigger>{trigger}</NamedTrigger> : trigger}</Radix.Trigger>
        <Radix.Portal container={usePortalContainer()}>
          <Radix.Content
            ref={ref}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            data-slot="tooltip"
            className={classNames(styles.root, className)}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
});

/** Keeps Radix from describing a control by its own name. */
const NamedTrigger = forwardRef<HTMLElement, ComponentPropsWithoutRef<'span'>>(function NamedTrigger(
  { 'aria-describedby': _description, ...rest },
  ref,
) {
  return <Slot ref={ref} {...rest} />;
});
