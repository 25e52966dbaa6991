import styles from './recipe-picture.module.css';

/** An empty plate on the house cloth, for a recipe without a picture. */
export function EmptyPlate({ className, label }: { className?: string | undefined; label: string }) {
  return (
    <svg
      data-slot="recipe-picture-fallback"
      className={className}
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect className={styles.cloth} width="480" height="360" />
      <g className={styles.stripe}>
        <rect x="36" width="20" height="360" />
        <rect x="64" width="6" height="360" />
        <rect x="410" width="6" height="360" />
        <rect x="424" width="20" height="360" />
      </g>
      <circle className={styles.shade} cx="244" cy="190" r="128" />
      <circle className={styles.rim} cx="240" cy="180" r="128" />
      <circle className={styles.band} cx="240" cy="180" r="116" />
      <circle className={styles.well} cx="240" cy="180" r="84" />
    </svg>
  );
}
