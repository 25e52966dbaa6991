'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../collapsible/index.ts';
import styles from './preference-card.module.css';

/** Props of {@link PreferenceCard}; every attribute of a `section` goes on the root. */
export interface PreferenceCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** The level of the heading in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A quiet line under the heading: what is inside. */
  description?: ReactNode;
  /** Small words at the end of the heading's line: how many are chosen inside, for example. */
  aside?: ReactNode;
  /** Whether the heading shows and hides the rest. */
  collapsible?: boolean | undefined;
  /** Whether the rest is shown, when the caller keeps it. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A raised card of preferences under one heading: always open, or folded until it is wanted. */
export const PreferenceCard = forwardRef<HTMLElement, PreferenceCardProps>(function PreferenceCard(
  {
    title,
    headingLevel = 2,
    description,
    aside,
    collapsible = false,
    open,
    defaultOpen,
    onOpenChange,
    className,
    children,
    ...rest
  },
  ref,
) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const note = description ? (
    <p id={`${id}-description`} data-slot="preference-card-description" className={styles.description}>
      {description}
    </p>
  ) : null;
  const more = aside ? (
    <span id={`${id}-aside`} data-slot="preference-card-aside" className={styles.aside}>
      {aside}
    </span>
  ) : null;
  return (
    <section
      ref={ref}
      aria-labelledby={`${id}-title`}
      {...rest}
      data-slot="preference-card"
      className={classNames(styles.root, collapsible && styles.collapsible, className)}
    >
      {collapsible ? (
        <Collapsible open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
          <div className={styles.head}>
            <CollapsibleTrigger
              headingLevel={headingLevel}
              className={styles.trigger}
              aria-labelledby={`${id}-title`}
              aria-describedby={classNames(note && `${id}-description`, more && `${id}-aside`) || undefined}
            >
              <span id={`${id}-title`} className={styles.title}>
                {title}
              </span>
            </CollapsibleTrigger>
            {note}
            {more}
          </div>
          {/* No region of its own: the card is one already, under the same name. */}
          <CollapsibleContent aria-labelledby={undefined} className={styles.content}>
            {children}
          </CollapsibleContent>
        </Collapsible>
      ) : (
        <>
          <div className={styles.head}>
            <Heading id={`${id}-title`} className={styles.title}>
              {title}
            </Heading>
            {note}
            {more}
          </div>
          <div data-slot="preference-card-content" className={styles.content}>
            {children}
          </div>
        </>
      )}
    </section>
  );
});
