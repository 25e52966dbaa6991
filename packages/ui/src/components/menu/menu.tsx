'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  forwardRef,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { usePortalContainer } from '../../internal/portal-container.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import type { Direction } from '../../internal/use-direction.ts';
import { AfterCloseContext } from './menu-context.ts';
import styles from './menu.module.css';

/** Props of {@link Menu}; other `div` attributes go to the panel. */
export interface MenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir'> {
  /** The button that opens it: a `Button` or `IconButton`. While open it has `data-state="open"`. */
  trigger: ReactElement;
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The menu's accessible name; defaults to its button's. */
  label?: string | undefined;
  /** Which edge of the button to align with. */
  align?: 'start' | 'end' | undefined;
  /** Items, labels, separators. */
  children?: ReactNode;
}

/** Actions and switches behind one button. For a form value, use `Select`. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, open, defaultOpen = false, onOpenChange, label, align = 'start', className, children, ...rest },
  ref,
) {
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const button = useRef<HTMLButtonElement>(null);
  const isOpenedByPress = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const [direction, setDirection] = useState<Direction>('ltr');

  useLayoutEffect(() => {
    if (isOpen && button.current)
      setDirection(getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [isOpen]);

  const afterClose = useCallback((action: () => void) => {
    waiting.current.push(action);
  }, []);

  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen} dir={direction}>
      <Radix.Trigger
        asChild
        ref={button}
        // Radix opens on pointer down, which may be the start of a scroll. On touch, open on click instead.
        onPointerDown={(event: PointerEvent) => {
          isOpenedByPress.current = event.pointerType !== 'touch';
          if (event.pointerType === 'touch') event.preventDefault();
        }}
        onClick={() => {
          if (!isOpenedByPress.current) setOpen((before) => !before);
          isOpenedByPress.current = false;
        }}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
        <AfterCloseContext.Provider value={afterClose}>
          <Radix.Content
            ref={ref}
            align={align}
            sideOffset={8}
            collisionPadding={8}
            loop
            {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
            {...rest}
            data-slot="menu"
            className={classNames(styles.root, className)}
            onCloseAutoFocus={() => {
              const actions = waiting.current.splice(0);
              if (actions.length > 0) button.current?.focus();
              for (const action of actions) action();
            }}
          >
            {children}
          </Radix.Content>
        </AfterCloseContext.Provider>
      </Radix.Portal>
    </Radix.Root>
  );
});
