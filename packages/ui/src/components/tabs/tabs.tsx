'use client';
import * as Radix from '@radix-ui/react-tabs';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useDirection } from '../../internal/use-direction.ts';
import styles from './tabs.module.css';

/** Props of {@link Tabs}; every attribute of a `div` goes on the root. */
export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'dir'> {
  /** The tab that is open, when the caller keeps it. */
  value?: string | undefined;
  /** The tab that is open first, when the tabs keep it themselves. */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several views in one place, one of them at a time. Holds a {@link TabList} and a {@link TabPanel} for each tab. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { value, defaultValue = '', onValueChange, onFocusCapture, className, children, ...rest },
  ref,
) {
  const [current, setCurrent] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [direction, readDirection] = useDirection();
  return (
    <Radix.Root asChild value={current} onValueChange={setCurrent} dir={direction}>
      {/* Radix would write its idea of the direction on the element; the page has said it already. */}
      <div
        ref={ref}
        data-slot="tabs"
        {...rest}
        dir={undefined}
        className={classNames(className)}
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

/** Props of {@link TabPanel}; every attribute of a `div` goes on the root. */
export interface TabPanelProps extends ComponentPropsWithoutRef<'div'> {
  /** The value of the tab that it belongs to. */
  value: string;
}

/** What a tab shows. Its children are there only while it is open. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.Content
      ref={ref}
      {...rest}
      data-slot="tab-panel"
      className={classNames(styles.panel, className)}
    />
  );
});
