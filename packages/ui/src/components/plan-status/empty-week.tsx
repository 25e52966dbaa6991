import { JAR_GLASS } from '../../internal/jar.ts';
import styles from './empty-week.module.css';

const PLATES = [
  { x: 47, y: 76, band: 2 },
  { x: 89, y: 76, band: 4 },
  { x: 131, y: 76, band: 5 },
  { x: 173, y: 76, band: 3 },
  { x: 47, y: 118, band: 5 },
  { x: 89, y: 118, band: 2 },
  { x: 131, y: 118, band: 4 },
] as const;

/** A calendar page with seven empty plates and the jar. */
export function EmptyWeek() {
  return (
    <svg viewBox="0 0 220 156" width="220" height="156" aria-hidden="true" className={styles.root}>
      <path
        className={styles.fold}
        d="M22 40h176v98a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12Z"
        transform="rotate(3 110 95)"
      />
      <path className={styles.paper} d="M16 30h188v102a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12Z" />
      <path className={styles.head} d="M28 14h164a12 12 0 0 1 12 12v20H16V26a12 12 0 0 1 12-12Z" />
      <g className={styles.rings}>
        <path d="M58 22V8M110 22V8M162 22V8" />
      </g>
      {PLATES.map(({ x, y, band }) => (
        <g key={`${x}-${y}`}>
          <circle className={styles.plate} cx={x} cy={y} r="16.5" />
          <circle cx={x} cy={y} r="11" fill="none" stroke={`var(--ld-band-${band})`} strokeWidth="3.5" />
        </g>
      ))}
      <g transform="translate(159.4 101.6) scale(1.15)">
        <path
          className={styles.jam}
          d="M4.4 17.5c2.6-1.8 4.4-1.8 7.4 0s5 1.8 7.8 0v5a3.6 3.6 0 0 1-3.4 3H7.8a3.6 3.6 0 0 1-3.4-3Z"
        />
        <path className={styles.glass} d={JAR_GLASS} />
        <rect className={styles.lid} x="5" y="1" width="14" height="5" rx="1.6" />
      </g>
    </svg>
  );
}
