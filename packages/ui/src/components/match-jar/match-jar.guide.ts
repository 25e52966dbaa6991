import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const matchJarGuide: ComponentGuide = {
  purpose:
    "The product's mark as a measure: a jar that fills. Always beside its figure; for the two in one piece use the match badge.",
  anatomy: [{ slot: 'match-jar', says: 'The drawing; data-level says missing, partial or have' }],
  do: ['Write the figure beside it.', 'Size it by width; it keeps its shape.'],
  dont: ['Do not use it as an icon for jars or for the pantry: it means a share.'],
  keys: [],
  accessibility: [
    'Hidden from screen readers: colour and level speak to the eye only.',
    "In forced colours the filling takes the system's highlight.",
  ],
};
