'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './menu.module.css';

/** Props of {@link MenuCheckboxItem}; other `div` attributes go to the root. */
export interface MenuCheckboxItemProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'> {
  /** Whether it is checked, if controlled. */
  checked?: boolean | undefined;
  /** Whether it is initially checked, if uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. The menu stays open. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The change is being saved: it keeps focus and ignores presses. */
  pending?: boolean | undefined;
  /** It cannot be chosen. */
  disabled?: boolean | undefined;
  /** Text for typeahead, if the content is not plain text. */
  textValue?: string | undefined;
}

/** A toggle item. The menu stays open after a change. */
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
