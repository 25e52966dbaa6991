import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Plate } from './plate.tsx';
import styles from './poster.module.css';

/** Props of {@link AuthCardPoster}; other `div` attributes go to the root. */
export interface AuthCardPosterProps extends HTMLAttributes<HTMLDivElement> {
  /** The product name, as the page's first heading. */
  title: string;
  /**
   * The dish: a square picture whose round vessel spans 73.5% of its width, centred. An empty plate if
   * omitted.
   */
  picture?: string | undefined;
}

/** One sweep: stripes enter from the left, turn a quarter around the plate and leave at the bottom. */
interface Sweep {
  className: string | undefined;
  viewBox: string;
  fit: string;
  /** Centre of the plate and of every stripe. */
  x: number;
  y: number;
  plate: number;
  /** Radius of the outermost stripe, and the width of each. */
  outer: number;
  width: number;
}

const SWEEPS: readonly Sweep[] = [
  {
    className: styles.wide,
    viewBox: '0 0 747 900',
    fit: 'xMinYMin slice',
    x: 290,
    y: 622,
    plate: 182,
    outer: 354,
    width: 37,
  },
  {
    className: styles.narrow,
    viewBox: '0 0 390 336',
    fit: 'xMaxYMin slice',
    x: 148,
    y: 294,
    plate: 75,
    outer: 158,
    width: 17,
  },
];

/** The picture on the sign-up page, the one place where the display face goes all out. */
export const AuthCardPoster = forwardRef<HTMLDivElement, AuthCardPosterProps>(function AuthCardPoster(
  { title, picture, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} data-slot="auth-card-poster" className={classNames(styles.poster, className)}>
      {SWEEPS.map((sweep) => (
        <SweepRoundPlate key={sweep.viewBox} {...sweep} picture={picture} />
      ))}
      <h1 className={styles.retro}>{title}</h1>
    </div>
  );
});

function SweepRoundPlate({
  className,
  viewBox,
  fit,
  x,
  y,
  plate,
  outer,
  width,
  picture,
}: Sweep & { picture: string | undefined }) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={fit} aria-hidden>
      {[1, 2, 3, 4, 5].map((band) => {
        const radius = outer - (band - 1) * width;
        return (
          <path
            key={band}
            d={`M-2000 ${y - radius}H${x}A${radius} ${radius} 0 0 1 ${x + radius} ${y}V2000`}
            fill="none"
            stroke={`var(--ld-band-${band})`}
            strokeWidth={width + 0.5}
          />
        );
      })}
      <Plate x={x} y={y} radius={plate} picture={picture} />
    </svg>
  );
}
