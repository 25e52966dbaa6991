import type { GuidePair } from '../../internal/docs/guide.ts';
import { UnitSwitch } from './index.ts';

const recipe = (lines: readonly string[]) => (
  <div style={{ display: 'grid', gap: 'var(--ld-space-3)', justifyItems: 'start' }}>
    <UnitSwitch variant="compact" defaultValue="metric" />
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Convert everything at once: amounts, oven and tin.',
      shows: recipe(['250 g flour', 'Heat the oven to 180 °C.', 'Line a 23 cm tin.']),
    },
    dont: {
      says: 'Don’t stop at the ingredients. Is that 350 °C?',
      shows: recipe(['250 g flour', 'Heat the oven to 350 degrees.', 'Line a 9-inch tin.']),
    },
  },
];
