'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './menu.module.css';

/** Props of {@link MenuCheckboxItem}; every attribute of a `div` goes on the root. */
export interface MenuCheckboxItemProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'> {
  /** Whether it is checked, when the caller keeps it. */
  checked?: boolean | undefined;
  /** Whether it starts checked, when it keeps that itself. */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The change is on its way: it keeps the focus and takes no other press. */
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What typing the first letters finds, when the words alone do not tell. */
  textValue?: string | undefined;
}

/** Something to switch on and off. The menu stays open, for the next one. */
export const MenuCheckboxItem = forwardRef<HTMLDivElement, MenuCheckboxItemProps>(function MenuCheckboxItem(
  { checked, defaultChecked = false, onCheckedChange, pending = false, className, children, ...rest },
  ref,
) {
  const [isChecked, setChecked] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  return (
    <Radix.CheckboxItem
      ref={ref}
      {...rest}
      data-slot="menu-checkbox-item"
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      className={classNames(styles.item, className)}
      checked={isChecked}
      onSelect={(event) => {
        event.preventDefault();
        if (!pending) setChecked((before) => !before);
      }}
    >
      <span data-slot="menu-checkbox-item-box" aria-hidden="true" className={styles.box}>
        {isChecked ? <Check className={styles.check} /> : null}
      </span>
      <span className={styles.words}>{children}</span>
    </Radix.CheckboxItem>
  );
});
