import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { ThemeScope } from './index.ts';

const PART = {
  display: 'grid',
  gap: 'var(--ld-space-3)',
  justifyItems: 'start',
  padding: 'var(--ld-space-5)',
  borderRadius: 'var(--ld-radius-m)',
};

const inside = (
  <>
    <p>Step 1 of 6: rinse the rice.</p>
    <Button variant="secondary">Next step</Button>
  </>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Give a dark part the dark theme: all that is in it follows.',
      shows: (
        <ThemeScope
          theme="dark"
          style={{ ...PART, background: 'var(--ld-surface)', color: 'var(--ld-text)' }}
        >
          {inside}
        </ThemeScope>
      ),
    },
    dont: {
      says: 'Don’t just paint it dark: what is in it does not know.',
      shows: (
        <ThemeScope theme="light" style={{ ...PART, background: '#211d18', color: 'var(--ld-text)' }}>
          {inside}
        </ThemeScope>
      ),
    },
  },
];
