'use client';
import * as Radix from '@radix-ui/react-tooltip';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, FocusEvent, HTMLAttributes, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { usePortalContainer } from '../../internal/portal-container.ts';
import { Slot } from '../../internal/slot.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import styles from './tooltip.module.css';

/** Long enough to pass over a row of buttons without a flicker. */
const DELAY = 500;

/** Props of {@link Tooltip}; `ref` and everything else go to the trigger, so that it may open a `Menu` or `Popover`, too. */
export interface TooltipProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'content'> {
  /** What it explains: a `Button`, an `IconButton`, or anything that takes focus and forwards its ref and attributes. */
  trigger: ReactElement;
  /** A few words. Nothing in them can be pressed. */
  text: ReactNode;
  /** The text is the trigger's accessible name, so it is not announced a second time. */
  asName?: boolean | undefined;
  /** Where it opens if there is room; on the other side if not. */
  side?: 'top' | 'bottom' | undefined;
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when the pointer or focus enters or leaves its trigger, and for Escape. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Attributes of the panel. */
  panelProps?: Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> | undefined;
}

/** A few words about a control, on hover and keyboard focus. On touch there is none: nothing may depend on it. */
export const Tooltip = forwardRef<HTMLElement, TooltipProps>(function Tooltip(
  {
    trigger,
    text,
    asName = false,
    side = 'top',
    open,
    defaultOpen = false,
    onOpenChange,
    panelProps,
    ...rest
  },
  ref,
) {
  const { ref: panelRef, className, ...panel } = panelProps ?? {};
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const Trigger = asName ? NamedTrigger : Slot;
  return (
    <Radix.Provider delayDuration={DELAY}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild onFocus={onlyFromKeyboard}>
          <Trigger ref={ref} {...rest}>
            {trigger}
          </Trigger>
        </Radix.Trigger>
        <Radix.Portal container={usePortalContainer()}>
          <Radix.Content
            ref={useMergedRefs(intoTopLayer, panelRef)}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            {...panel}
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
const NamedTrigger = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function NamedTrigger(
  { 'aria-describedby': _description, ...rest },
  ref,
) {
  return <Slot ref={ref} {...rest} />;
});

/** Radix opens on any focus: after a press, or when a dialog gives the focus back, nobody asked for it. */
function onlyFromKeyboard(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** Above an open `Popover`, which is there, too. It is Radix's wrapper that has the place. */
function intoTopLayer(panel: HTMLElement | null): void {
  const wrapper = panel?.parentElement;
  if (!wrapper?.isConnected || !('showPopover' in wrapper) || wrapper.matches(':popover-open')) return;
  wrapper.popover = 'manual';
  wrapper.classList.add(styles.layer);
  wrapper.showPopover();
}
