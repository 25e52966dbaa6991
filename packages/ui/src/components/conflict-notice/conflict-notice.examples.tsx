import type { GuidePair } from '../../internal/docs/guide.ts';
import { ConflictNotice } from './index.ts';

const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Name the field and its other value, so that people can choose.',
      shows: <ConflictNotice conflicts={[{ field: 'Servings', value: '6' }]} onResolve={nothing} />,
    },
    dont: {
      says: 'Don’t report a conflict and leave people to guess what they would lose.',
      shows: (
        <ConflictNotice
          conflicts={[{ field: 'Servings', value: '6' }]}
          onResolve={nothing}
          labels={{
            title: 'Version conflict',
            now: () => 'This record has been modified.',
            mine: 'Overwrite',
            theirs: 'Reload',
          }}
        />
      ),
    },
  },
];
