'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useAfterClose } from './menu-context.ts';
import styles from './menu.module.css';

const item = cva(styles.item, { variants: { tone: { neutral: undefined, danger: styles.danger } } });

/** Props of {@link MenuItem}; other `div` attributes go to the root. */
export interface MenuItemProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'> {
  /**
   * Called after the menu has closed and focus is back on its button, so a dialog opened from here can
   * restore focus there.
   */
  onSelect?: (() => void) | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  /** `danger` for destructive actions. */
  tone?: 'neutral' | 'danger' | undefined;
  /** It cannot be chosen. */
  disabled?: boolean | undefined;
  /** Text for typeahead, if the content is not plain text. */
  textValue?: string | undefined;
}

/** An action in a menu. */
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
