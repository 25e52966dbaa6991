import { lighten } from '../core/colour.ts';
import { blob, n } from '../core/geometry.ts';
import { fill, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** A rag of egg that set in hot broth: thin, torn at its edge, half seen through. */
const eggRag: DrawItem<Tinted> = ({ tone = '#f9e08a' }, { random }) => {
  const torn = (radius: number, x: number, y: number, sx: number, sy: number) =>
    blob(random, radius, { x, y, rough: 1.1, points: 10, sx, sy });
  const [tilt, far] = [random.between(-3, 3), random.between(4, 7)];
  const parts = torn(5, -1, 0, 1.2, 0.6) + torn(3.4, far, tilt, 1.1, 0.8) + torn(3, -6, -tilt, 1.2, 0.7);
  const wisps = `M-10 ${n(-tilt)}C-6 ${n(tilt - 1)}-3 ${n(-tilt)} 0 0C3 ${n(tilt)} 6 ${n(tilt * 0.4)} 11 ${n(tilt * 1.3)}`;
  return {
    art:
      line(wisps, lighten(tone, 0.2), 1.6, 0.75) +
      fill(parts, tone, 0.85) +
      fill(torn(3.6, -0.6, -0.2, 1.3, 0.55), lighten(tone, 0.5), 0.75),
  };
};

/** The torn egg of a soup, and its usual size. */
export const EGG_RAG = { 'egg-rag': { draw: eggRag, size: 34 } } as const;
