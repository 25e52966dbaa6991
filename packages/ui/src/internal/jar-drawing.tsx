import { useId, type ReactNode } from 'react';
import { JAR_GLASS } from './jar.ts';

interface JarDrawingProps {
  /** Classes of the SVG, its glass and its lid. */
  className: string | undefined;
  glass: string | undefined;
  lid: string | undefined;
  /** The jar's content, in a 24 × 28 box, clipped to the glass. */
  children: ReactNode;
}

/** The product's logo: a jar with content. The lid is drawn last, over the glass. */
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
