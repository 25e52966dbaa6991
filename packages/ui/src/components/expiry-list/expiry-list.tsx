'use client';
import { localDay } from '@larder/domain';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../collapsible/index.ts';
import { ExpiryField } from '../expiry-field/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { LABELS, type ExpiryListLabels } from './expiry-list-words.ts';
import styles from './expiry-list.module.css';

/** Something that is about to be put away. */
export interface ExpiryListItem {
  id: string;
  name: string;
  /** The day as '2026-11-27'; null for no date. Left out while a date will be proposed that nobody knows yet. */
  expires?: string | null | undefined;
  /** The date was proposed, and nobody has said that it is right. */
  isGuess?: boolean | undefined;
}

/** Props of {@link ExpiryList}; every attribute of a `div` goes on the root. */
export interface ExpiryListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** In the order in which they are shown: what expires first is best at the top. Nothing is shown for none. */
  items: readonly ExpiryListItem[];
  /** Called with the day that was given to one, or null for no date. */
  onExpiresChange: (id: string, expires: string | null) => void;
  /** Whether the dates are shown, when the caller keeps it. */
  open?: boolean | undefined;
  /** Whether they are shown at first. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** From which day 'tomorrow' counts, as '2026-11-23'; the day where the code runs unless told. */
  today?: string | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ExpiryListLabels> | undefined;
}

/** Until when many things keep: one line that says what expires first, and behind it each with its date, to move or clear. */
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
  const words = useWords(LABELS, labels);
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
                {/* The field says the name. */}
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

/** What expires first. */
function firstOf(items: readonly ExpiryListItem[]): (ExpiryListItem & { expires: string }) | undefined {
  return items
    .flatMap((item) => (item.expires ? { ...item, expires: item.expires } : []))
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1))[0];
}
