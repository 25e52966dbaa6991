import { forwardRef, useId, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './pantry-index.module.css';

/** Props of {@link PantryIndexSection}; every attribute of a `section` goes on the root. */
export interface PantryIndexSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** A letter, or what else its entries share: 'Freezer'. */
  title: ReactNode;
  /** How many entries it has, for its height before it is laid out. */
  count: number;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A `PantryIndexEntry` each. */
  children?: ReactNode;
}

/** A part of an index under its heading. It is laid out when it comes near the screen. */
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
