import type { Hex } from '../core/colour.ts';

interface Stripe {
  readonly at: number;
  readonly width: number;
  readonly opacity: number;
}

const MOTIFS: Record<'trattoria' | 'ticking' | 'border', { step: number; stripes: readonly Stripe[] }> = {
  trattoria: {
    step: 80,
    stripes: [
      { at: 0, width: 34, opacity: 0.52 },
      { at: 44, width: 6, opacity: 0.52 },
    ],
  },
  ticking: {
    step: 52,
    stripes: [
      { at: 6, width: 12, opacity: 0.6 },
      { at: 24, width: 2.5, opacity: 0.5 },
      { at: 31, width: 2.5, opacity: 0.5 },
    ],
  },
  border: {
    step: 400,
    stripes: [
      { at: 36, width: 10, opacity: 0.75 },
      { at: 54, width: 40, opacity: 0.62 },
      { at: 102, width: 10, opacity: 0.75 },
    ],
  },
};

/** Italian table linen: stripes down the cloth. */
export function stripes(print: Hex, motif: keyof typeof MOTIFS): string {
  const { step, stripes: lines } = MOTIFS[motif];
  const columns = Array.from({ length: Math.ceil(800 / step) + 1 }, (_, column) => column * step);
  return lines
    .map(({ at, width, opacity }) => {
      const d = columns.map((x) => `M${x + at} 0h${width}v600h${-width}Z`).join('');
      return `<path d="${d}" fill="${print}" fill-opacity="${opacity}"/>`;
    })
    .join('');
}
