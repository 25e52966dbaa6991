import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ListGrid, ListSection } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Fill an empty section with the way to the first list.',
      shows: (
        <Wide scale={0.8}>
          <ListSection title="My Lists">
            <EmptyState title="No custom lists yet" action={<Button>Create List</Button>} />
          </ListSection>
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t leave a heading over nothing. Is it empty, or still loading?',
      shows: (
        <Wide scale={0.8}>
          <ListSection title="My Lists">
            <ListGrid label="My Lists" />
          </ListSection>
        </Wide>
      ),
    },
  },
];
