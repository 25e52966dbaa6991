'use client';
import { localDay } from '@larder/domain';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../collapsible/index.ts';
import { ExpiryField } from '../expiry-field/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { LABELS, type ExpiryListLabels } from './expiry-list-words.ts';
import styles from './expiry-list.module.css';

/** An item about to be put away. */
export interface ExpiryListItem {
  id: ItemId;
  name: string;
  /** The date as '2026-11-27'; null for none, undefined if a later step will suggest one. */
  expires?: string | null | undefined;
  /** The date is an unconfirmed suggestion. */
  isGuess?: boolean | undefined;
}

/** Props of {@link ExpiryList}; other `div` attributes go to the root. */
export interface ExpiryListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** In display order, ideally the first to expire first. Renders nothing if empty. */
  items: readonly ExpiryListItem[];
  /** Called with an item's new date, or null for none. */
  onExpiresChange: (id: ItemId, expires: string | null) => void;
  /** Whether the dates are shown, if controlled. */
  open?: boolean | undefined;
  /** Whether they are shown initially, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when the dates are shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** The day that relative dates start from, as '2026-11-23'; defaults to the local date. */
  today?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ExpiryListLabels> | undefined;
}

/** The expiry dates of several items: a one-line summary that expands to a date field for each. */
export const ExpiryList = forwardRef<HTMLDivElement, ExpiryListProps>(function ExpiryList(
  {
    items,
    onExpiresChange,
    open,
    defaultOpen,
    onOpenChange,
    headingLevel = 3,
    today: given,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'expiry-list');
  const format = dateFormat(useLocale().dateLocale);
  const today = given ?? localDay();
  if (items.length === 0) return null;
  const first = firstOf(items);
  return (
    <div ref={ref} {...rest} data-slot="expiry-list" className={classNames(styles.root, className)}>
      <Collapsible {...{ open, defaultOpen, onOpenChange }}>
        <CollapsibleTrigger headingLevel={headingLevel} className={classNames(styles.trigger)}>
          <span className={styles.title}>{words.title}</span>{' '}
          <span data-slot="expiry-list-first" className={styles.first}>
            {first
              ? words.first(first.name, format.short(first.expires, today), Boolean(first.isGuess))
              : words.noDates}
          </span>
        </CollapsibleTrigger>
        <CollapsibleContent>
          <ul className={styles.items}>
            {items.map(({ id, name, expires, isGuess }) => (
              <li key={id} data-slot="expiry-list-item" className={styles.item}>
                {/* The field's label already includes the name. */}
                <span aria-hidden="true" className={styles.name}>
                  {name}
                </span>
                <ExpiryField
                  compact
                  hideLabel
                  className={classNames(styles.field)}
                  label={words.field(name)}
                  labels={words.expiry}
                  maxLength={40}
                  {...(expires === undefined && { placeholder: words.toCome })}
                  value={expires ?? null}
                  guess={isGuess}
                  today={today}
                  onValueChange={(day) => onExpiresChange(id, day)}
                />
              </li>
            ))}
          </ul>
        </CollapsibleContent>
      </Collapsible>
    </div>
  );
});

/** The item that expires first. */
function firstOf(items: readonly ExpiryListItem[]): (ExpiryListItem & { expires: string }) | undefined {
  return items
    .flatMap((item) => (item.expires ? { ...item, expires: item.expires } : []))
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1))[0];
}
