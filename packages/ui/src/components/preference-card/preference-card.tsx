'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../collapsible/index.ts';
import styles from './preference-card.module.css';

/** Props of {@link PreferenceCard}; other `section` attributes go to the root. */
export interface PreferenceCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** The heading level. */
  headingLevel?: HeadingLevel | undefined;
  /** Secondary text under the heading: what is inside. */
  description?: ReactNode;
  /** Small text at the end of the heading, such as the number selected. */
  aside?: ReactNode;
  /** Whether the card is collapsible. */
  collapsible?: boolean | undefined;
  /** Whether the content is shown, if controlled. */
  open?: boolean | undefined;
  /** Whether the content is shown initially, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A raised card of preferences under one heading, always open or collapsible. */
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
          {/* Not a region: the card already is one, with the same name. */}
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
