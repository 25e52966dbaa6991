'use client';
import * as Radix from '@radix-ui/react-tabs';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { TabsFrame, type TabsProps } from './tabs-frame.tsx';
import styles from './tabs.module.css';

/** Several views in one place, one at a time. Contains a {@link TabList}, and a {@link TabPanel} per tab. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  return <TabsFrame ref={ref} {...props} slot="tabs" />;
});

/** Props of {@link TabPanel}; other `div` attributes go to the root. */
export interface TabPanelProps extends ComponentPropsWithoutRef<'div'> {
  /** The value of its tab. */
  value: string;
  /** Keeps its children mounted while hidden, so their state is kept. */
  keepsChildren?: boolean | undefined;
}

/** The content of a tab. Its children are mounted only while it is selected, unless it keeps them. */
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
