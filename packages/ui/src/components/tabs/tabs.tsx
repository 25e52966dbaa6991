'use client';
import * as Radix from '@radix-ui/react-tabs';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { TabsFrame, type TabsProps } from './tabs-frame.tsx';
import styles from './tabs.module.css';

/** Several views in one place, one of them at a time. Holds a {@link TabList} and a {@link TabPanel} for each tab. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  return <TabsFrame ref={ref} {...props} slot="tabs" />;
});

/** Props of {@link TabPanel}; every attribute of a `div` goes on the root. */
export interface TabPanelProps extends ComponentPropsWithoutRef<'div'> {
  /** The value of the tab that it belongs to. */
  value: string;
  /** Keeps its children, hidden, while another tab is open: what was begun in them stays. */
  keepsChildren?: boolean | undefined;
}

/** What a tab shows. Its children are there only while it is open, unless it keeps them. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { keepsChildren = false, className, ...rest },
  ref,
) {
  return (
    <Radix.Content
      ref={ref}
      {...(keepsChildren && { forceMount: true })}
      {...rest}
      data-slot="tab-panel"
      className={classNames(styles.panel, className)}
    />
  );
});
