'use client';
import {
  forwardRef,
  memo,
  useCallback,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import styles from './shopping-list-row.module.css';

/** Props of {@link ShoppingListRow}; other `li` attributes go to the root. */
export interface ShoppingListRowProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children' | 'value'> {
  /** The row's value, passed to `onCheckedChange`. */
  value: ItemId;
  /** The name of the item. */
  name: string;
  /** The amount in words: '2 bunches'. */
  amount?: string | undefined;
  /** A line below the amount. */
  amountDetail?: string | undefined;
  /** A line below the name. */
  detail?: string | undefined;
  /** More about it below that, such as a `Badge`. It is part of the name of the checkbox. */
  children?: ReactNode;
  /** Whether it is in the basket, if controlled. */
  checked?: boolean | undefined;
  /** Whether it is initially in the basket, if uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state and the row's value. Keep it stable, so only the changed row re-renders. */
  onCheckedChange?: ((checked: boolean, value: ItemId) => void) | undefined;
}

const Row = forwardRef<HTMLLIElement, ShoppingListRowProps>(function ShoppingListRow(
  {
    value,
    name,
    amount,
    amountDetail,
    detail,
    checked,
    defaultChecked,
    onCheckedChange,
    className,
    children,
    ...rest
  },
  ref,
) {
  const lang = useContentLang();
  const change = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => onCheckedChange?.(event.currentTarget.checked, value),
    [onCheckedChange, value],
  );
  return (
    <li ref={ref} {...rest} data-slot="shopping-list-row" className={classNames(styles.root, className)}>
      <label className={styles.line}>
        <input
          type="checkbox"
          value={value}
          checked={checked}
          defaultChecked={defaultChecked}
          onChange={change}
          className={styles.tick}
        />
        <span className={styles.words}>
          <span lang={lang} data-slot="shopping-list-name" className={styles.name}>
            {name}
            <span className={styles.strike} data-text={name} aria-hidden="true" />
          </span>
          {detail ? (
            <span data-slot="shopping-list-detail" className={styles.detail}>
              {detail}
            </span>
          ) : null}
          {children}
        </span>{' '}
        {amount ? (
          <span data-slot="shopping-list-amount" className={styles.amount}>
            {amount}
            {amountDetail ? <span className={styles.detail}> {amountDetail}</span> : null}
          </span>
        ) : null}
      </label>
    </li>
  );
});

/** An item to buy. The whole row is the label of a native checkbox; checking it strikes the name through. */
export const ShoppingListRow = memo(Row);
