import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './tooltip.module.css';

const open = (text: string, trigger: ReactNode) => (
  <div style={{ display: 'grid', gap: 'var(--ld-space-2)', justifyItems: 'center' }}>
    <span className={styles.root}>{text}</span>
    {trigger}
  </div>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Add a word that people can do without.',
      shows: open(
        'Delete',
        <IconButton label="Delete">
          <Trash2 aria-hidden />
        </IconButton>,
      ),
    },
    dont: {
      says: 'Don’t put in it what they must know: on touch it never appears.',
      shows: open('Deletes all 214 recipes. They cannot be brought back.', <Button>Clear</Button>),
    },
  },
];
