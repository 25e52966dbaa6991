import { forwardRef, useId, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import styles from './pantry-index.module.css';

/** Props of {@link PantryIndexSection}; other `section` attributes go to the root. */
export interface PantryIndexSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** A letter or another common property: 'Freezer'. */
  title: ReactNode;
  /** The number of entries, to estimate its height before layout. */
  count: number;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** `PantryIndexEntry` elements. */
  children?: ReactNode;
}

/** A section of an index with a heading. It is laid out when it nears the viewport. */
export const PantryIndexSection = forwardRef<HTMLElement, PantryIndexSectionProps>(
  function PantryIndexSection({ title, count, headingLevel = 2, className, style, children, ...rest }, ref) {
    const titleId = useId();
    const Heading = `h${headingLevel}` as const;
    return (
      <section
        ref={ref}
        aria-labelledby={titleId}
        {...rest}
        data-slot="pantry-index-section"
        className={classNames(styles.section, className)}
        style={{ '--rows': count, ...style } as CSSProperties}
      >
        <Heading id={titleId} data-slot="pantry-index-letter" className={styles.letter}>
          {title}
        </Heading>
        <ul className={styles.entries}>{children}</ul>
      </section>
    );
  },
);
