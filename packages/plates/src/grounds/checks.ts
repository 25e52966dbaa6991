import type { Hex } from '../core/colour.ts';

interface Band {
  readonly at: number;
  readonly width: number;
  readonly opacity: number;
}

const MOTIFS: Record<'gingham' | 'window' | 'tattersall', { step: number; bands: readonly Band[] }> = {
  gingham: { step: 100, bands: [{ at: 0, width: 50, opacity: 0.42 }] },
  window: {
    step: 130,
    bands: [
      { at: 20, width: 14, opacity: 0.6 },
      { at: 42, width: 4, opacity: 0.5 },
    ],
  },
  tattersall: {
    step: 90,
    bands: [
      { at: 4, width: 26, opacity: 0.36 },
      { at: 38, width: 4, opacity: 0.5 },
      { at: 66, width: 4, opacity: 0.5 },
    ],
  },
};

/** Belgian kitchen cloth: crossing bands. */
export function checks(print: Hex, motif: keyof typeof MOTIFS): string {
  const { step, bands } = MOTIFS[motif];
  const starts = Array.from({ length: Math.ceil(800 / step) + 1 }, (_, index) => index * step);
  return bands
    .map(({ at, width, opacity }) => {
      const down = starts.map((start) => `M${start + at} 0h${width}v600h${-width}Z`).join('');
      const across = starts.map((start) => `M0 ${start + at}h800v${width}h-800Z`).join('');
      return `<g fill="${print}" fill-opacity="${opacity}"><path d="${down}"/><path d="${across}"/></g>`;
    })
    .join('');
}
