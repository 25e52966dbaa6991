import { useId } from 'react';
import styles from './plate.module.css';

/** The share of the picture's width that the round vessel takes; its rim becomes the plate's edge. */
const VESSEL_SHARE = 0.735;

interface PlateProps {
  x: number;
  y: number;
  radius: number;
  /** The dish: a square picture with a centred round vessel. An empty plate if omitted. */
  picture: string | undefined;
}

/** A plate seen from above, inside an SVG. */
export function Plate({ x, y, radius, picture }: PlateProps) {
  const clip = useId();
  const side = (2 * radius) / VESSEL_SHARE;
  return (
    <>
      <circle className={styles.shadow} cx={x} cy={y} r={radius} />
      <circle className={styles.plate} cx={x} cy={y} r={radius} />
      <circle className={styles.well} cx={x} cy={y} r={radius * 0.72} />
      {picture && (
        <>
          <clipPath id={clip}>
            <circle cx={x} cy={y} r={radius} />
          </clipPath>
          <image
            href={picture}
            x={x - side / 2}
            y={y - side / 2}
            width={side}
            height={side}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${clip})`}
          />
        </>
      )}
    </>
  );
}
