import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import styles from './list-section.module.css';

/** Props of {@link ListSection}; other `section` attributes go to the root. */
export interface ListSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** 'Default Lists', 'My Lists'. It names the section. */
  title: ReactNode;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
}

/** A section of the lists page: a rule, a heading and its content. */
export const ListSection = forwardRef<HTMLElement, ListSectionProps>(function ListSection(
  { title, headingLevel = 2, className, children, ...rest },
  ref,
) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      {...rest}
      data-slot="list-section"
      className={classNames(styles.root, className)}
    >
      <Heading id={titleId} className={styles.title} data-slot="list-section-title">
        {title}
      </Heading>
      {children}
    </section>
  );
});
