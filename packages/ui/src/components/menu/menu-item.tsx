'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useAfterClose } from './menu-context.ts';
import styles from './menu.module.css';

const item = cva(styles.item, { variants: { tone: { neutral: undefined, danger: styles.danger } } });

/** Props of {@link MenuItem}; every attribute of a `div` goes on the root. */
export interface MenuItemProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'> {
  /** Called once the menu has closed and its button has the focus: a dialog that opens from here gives it back there. */
  onSelect?: (() => void) | undefined;
  /** A picture before the words. */
  icon?: ReactNode;
  /** `danger` for what takes something away. */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** What typing the first letters finds, when the words alone do not tell. */
  textValue?: string | undefined;
}

/** Something to do. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(
  { onSelect, icon, tone = 'neutral', className, children, ...rest },
  ref,
) {
  const afterClose = useAfterClose();
  return (
    <Radix.Item
      ref={ref}
      {...rest}
      data-slot="menu-item"
      data-tone={tone}
      className={item({ tone, className })}
      onSelect={() => {
        if (onSelect) afterClose(onSelect);
      }}
    >
      {icon ? (
        <span data-slot="menu-item-icon" aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      ) : null}
      <span className={styles.words}>{children}</span>
    </Radix.Item>
  );
});
