import { useId, type ReactNode } from 'react';
import { JAR_GLASS } from './jar.ts';

interface JarDrawingProps {
  /** Classes of the drawing, its glass and its lid. */
  className: string | undefined;
  glass: string | undefined;
  lid: string | undefined;
  /** What is in the jar, in a box of 24 by 28; the glass cuts off what stands over. */
  children: ReactNode;
}

/** The product's mark: a jar with something in it. The lid is drawn last, over the glass. */
export function JarDrawing({ className, glass, lid, children }: JarDrawingProps) {
  const clip = useId();
  return (
    <svg viewBox="0 0 24 28" className={className} aria-hidden>
      <clipPath id={clip}>
        <path d={JAR_GLASS} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{children}</g>
      <path className={glass} d={JAR_GLASS} />
      <rect className={lid} x="5" y="1" width="14" height="5" rx="1.6" />
    </svg>
  );
}
