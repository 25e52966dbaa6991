import { n } from '../core/geometry.ts';
import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';

const HEMS = {
  plain: '',
  hem: 'M30 30H770V570H30Z',
  double: 'M26 26H774V574H26ZM44 44H756V556H44Z',
} as const;

/** Plain woven linen with one or two hems. */
export function linen(print: Hex, motif: keyof typeof HEMS, pen: Pen): string {
  let across = '';
  let down = '';
  for (let at = 3; at < 800; at += 7) {
    if (at < 600) across += `M0 ${n(at + pen.random.between(-1.5, 1.5))}h800`;
    down += `M${n(at + pen.random.between(-1.5, 1.5))} 0v600`;
  }
  const hem =
    HEMS[motif] === ''
      ? ''
      : `<path d="${HEMS[motif]}" fill="none" stroke="${print}" stroke-width="7" stroke-opacity=".75"/>`;
  return `<g fill="none" stroke="${print}"><path d="${across}" stroke-width="1.600" stroke-opacity=".22"/><path d="${down}" stroke-width="1.600" stroke-opacity=".16"/></g>${hem}`;
}
