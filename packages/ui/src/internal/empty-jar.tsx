import { JAR_GLASS } from './jar.ts';

/** The empty jar; `tipped` for errors. Uses the text colour. */
export function EmptyJar({ tipped = false }: { tipped?: boolean }) {
  return (
    <svg
      viewBox="0 0 40 32"
      width="100"
      height="80"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <g transform={tipped ? 'translate(8.5 31) rotate(-90)' : 'translate(8 2)'}>
        <path d={JAR_GLASS} />
        <path d="M6.4 15.4v5.4" strokeWidth="1.6" strokeLinecap="round" opacity="0.5" />
        {!tipped && <rect x="5" y="1" width="14" height="5" rx="1.6" fill="currentColor" stroke="none" />}
      </g>
      {tipped && (
        <rect
          x="2"
          y="15.5"
          width="5"
          height="14"
          rx="1.6"
          fill="currentColor"
          stroke="none"
          transform="rotate(24 4.5 29)"
        />
      )}
      {tipped && <path d="M1 30.5h38" strokeLinecap="round" />}
    </svg>
  );
}
