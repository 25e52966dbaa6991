'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './menu.module.css';

/** Props of {@link MenuLabel}: every attribute of a `div`. */
export type MenuLabelProps = ComponentPropsWithoutRef<'div'>;

/** A heading above items. Point the `MenuGroup`'s `aria-labelledby` to its `id`, so it is announced too. */
export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.Label ref={ref} {...rest} data-slot="menu-label" className={classNames(styles.label, className)} />
  );
});

/** Props of {@link MenuGroup}: every attribute of a `div`. Name it by `aria-label` or `aria-labelledby`. */
export type MenuGroupProps = ComponentPropsWithoutRef<'div'>;

/** A group of items. Long groups scroll, so what follows stays visible. */
export const MenuGroup = forwardRef<HTMLDivElement, MenuGroupProps>(function MenuGroup(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.Group ref={ref} {...rest} data-slot="menu-group" className={classNames(styles.group, className)} />
  );
});

/** Props of {@link MenuSeparator}: every attribute of a `div`. */
export type MenuSeparatorProps = ComponentPropsWithoutRef<'div'>;

/** A line between groups. */
export const MenuSeparator = forwardRef<HTMLDivElement, MenuSeparatorProps>(function MenuSeparator(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.Separator
      ref={ref}
      {...rest}
      data-slot="menu-separator"
      className={classNames(styles.separator, className)}
    />
  );
});
