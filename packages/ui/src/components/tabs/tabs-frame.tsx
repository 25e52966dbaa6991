'use client';
import * as Radix from '@radix-ui/react-tabs';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import { useDirection } from '../../internal/use-direction.ts';

/** Props of {@link Tabs}; every attribute of a `div` goes on the root. */
export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'dir'> {
  /** The tab that is open, when the caller keeps it. */
  value?: string | undefined;
  /** The tab that is open first, when the tabs keep it themselves. */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** The ground of every set of tabs: which one is open, and the keys. `slot` names its root. */
export const TabsFrame = forwardRef<HTMLDivElement, TabsProps & { slot: string }>(function TabsFrame(
  { slot, value, defaultValue = '', onValueChange, onFocusCapture, children, ...rest },
  ref,
) {
  const [current, setCurrent] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [direction, readDirection] = useDirection();
  const asked = useRef<string | null>(null);

  // Radix asks twice at a press: once because the tab takes the focus. The caller hears it once.
  function ask(next: string) {
    if (asked.current === next) return;
    asked.current = next;
    queueMicrotask(() => {
      asked.current = null;
    });
    setCurrent(next);
  }

  return (
    <Radix.Root asChild value={current} onValueChange={ask} dir={direction}>
      {/* Radix would write its idea of the direction on the element; the page has said it already. */}
      <div
        ref={ref}
        {...rest}
        data-slot={slot}
        dir={undefined}
        onFocusCapture={(event) => {
          onFocusCapture?.(event);
          readDirection(event);
        }}
      >
        {children}
      </div>
    </Radix.Root>
  );
});
