'use client';
import * as Radix from '@radix-ui/react-tabs';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import { useDirection } from '../../internal/use-direction.ts';

/** Props of {@link Tabs}; other `div` attributes go to the root. */
export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'dir'> {
  /** The selected tab, if controlled. */
  value?: string | undefined;
  /** The initially selected tab, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the selected tab's value. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** The base of all tabs: selection and keyboard handling. `slot` names its root. */
export const TabsFrame = forwardRef<HTMLDivElement, TabsProps & { slot: string }>(function TabsFrame(
  { slot, value, defaultValue = '', onValueChange, onFocusCapture, children, ...rest },
  ref,
) {
  const [current, setCurrent] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [direction, readDirection] = useDirection();
  const asked = useRef<string | null>(null);

  // On a press Radix reports twice, once because the tab receives focus. Report it once.
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
      {/* Radix would set its own direction on the element; the page already sets it. */}
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
