import type { ReactNode } from 'react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import styles from './popover.module.css';

const open = (content: ReactNode) => (
  <div className={styles.root} style={{ position: 'static' }}>
    <div style={{ display: 'grid', gap: 'var(--ld-space-3)', justifyItems: 'start' }}>{content}</div>
  </div>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep it to what a glance takes in.',
      shows: open(
        <>
          <p>Spinach expires tomorrow.</p>
          <p>Your week is planned.</p>
        </>,
      ),
    },
    dont: {
      says: 'Don’t ask for anything in it: a press outside, and it is gone.',
      shows: open(
        <>
          <TextField label="Name" defaultValue="Sunday pots" />
          <TextField label="Description" defaultValue="Slow dishes for" />
          <Button size="small">Save</Button>
        </>,
      ),
    },
  },
];
