import styles from './bands.module.css';

const RADII = [218, 184, 150, 116, 82];

/** The seventies stripes: five quarter circles around the bottom start corner. */
export function Bands({ className = '' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 240" className={`${styles.root} ${className}`} aria-hidden>
      {RADII.map((radius, index) => (
        <circle
          key={radius}
          cx="0"
          cy="240"
          r={radius}
          fill="none"
          stroke={`var(--ld-band-${index + 1})`}
          strokeWidth="34.5"
        />
      ))}
    </svg>
  );
}
