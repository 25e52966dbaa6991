import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './list-section.module.css';

/** Props of {@link ListSection}; every attribute of a `section` goes on the root. */
export interface ListSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** 'Default Lists', 'My Lists'. It names the section. */
  title: ReactNode;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
}

/** A chapter of the lists page: a printed rule, a heading, what belongs there. */
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
