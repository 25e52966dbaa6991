import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { StepTimer } from './index.ts';

const NOW = Date.UTC(2026, 10, 24, 18);
const nothing = () => {};

const timers = (names: readonly string[]) => (
  <Wide scale={0.8}>
    <div style={{ display: 'grid', gap: 'var(--ld-space-3)' }}>
      {names.map((name, index) => (
        <StepTimer
          key={name}
          name={name}
          endsAt={NOW + (index + 1) * 252_000}
          now={() => NOW}
          onPause={nothing}
          onResume={nothing}
          onExtend={nothing}
          onStop={nothing}
        />
      ))}
    </div>
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Name it after what is cooking.', shows: timers(['Rice', 'Lentils']) },
    dont: { says: 'Don’t number it. Which pan was timer 2?', shows: timers(['Timer 1', 'Timer 2']) },
  },
];
