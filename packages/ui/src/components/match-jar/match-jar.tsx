'use client';
import { matchLevel } from '@larder/domain';
import { forwardRef, useId, type ComponentPropsWithoutRef, type CSSProperties } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { JAR_GLASS } from '../../internal/jar.ts';
import styles from './match-jar.module.css';

/** Props of {@link MatchJar}; other `svg` attributes go to the root. */
export interface MatchJarProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** How full the jar is, from 0 to 100 percent. */
  percentage: number;
}

/**
 * The product's logo: a jar that fills with the percentage. It is decorative and hidden from screen readers,
 * so always show the percentage next to it. It is 1.25em wide; override that with `style` or `className`.
 */
export const MatchJar = forwardRef<SVGSVGElement, MatchJarProps>(function MatchJar(
  { percentage, className, style, ...rest },
  ref,
) {
  const clip = useId();
  const filled = Math.min(100, Math.max(0, Number.isFinite(percentage) ? percentage : 0));
  return (
    <svg
      ref={ref}
      viewBox="0 0 24 28"
      aria-hidden="true"
      {...rest}
      data-slot="match-jar"
      data-level={matchLevel(filled)}
      className={classNames(styles.root, className)}
      style={{ '--ld-jar-filled': filled / 100, ...style } as CSSProperties}
    >
      <clipPath id={clip}>
        <path d={JAR_GLASS} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.fill} x="2" y="8.5" width="20" height="18" />
      </g>
      <path className={styles.glass} d={JAR_GLASS} />
      <rect className={styles.lid} x="5" y="1" width="14" height="5" rx="1.6" />
      <path className={styles.shine} d="M6.4 15.4v5.4" />
    </svg>
  );
});
