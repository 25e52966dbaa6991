import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { matchJarAttributes } from './match-jar.attributes.ts';

export const matchJarGuide: ComponentGuide = {
  purpose:
    'The logo as a gauge: a jar that fills up. Always show the percentage with it; the match badge combines the two.',
  anatomy: [{ slot: 'match-jar', says: 'The drawing; data-level is missing, partial or have' }],
  attributes: matchJarAttributes,
  do: ['Set its width; the aspect ratio is fixed.'],
  dont: ['Do not recolour it: its colour says how much is there.'],
  keys: [],
  accessibility: [
    'Hidden from screen readers: it is only visual.',
    'In forced colours, the fill uses the system highlight colour.',
  ],
};
