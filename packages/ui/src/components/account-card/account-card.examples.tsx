import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { AccountCard } from './index.ts';

const nothing = () => {};
const CARD = { username: 'mira_cooks', onChangePassword: nothing, onDownload: nothing, onDelete: nothing };

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say beside each button what it leads to.',
      shows: (
        <Wide scale={0.7}>
          <AccountCard {...CARD} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t make people press a button to find out.',
      shows: (
        <Wide scale={0.7}>
          <AccountCard
            {...CARD}
            labels={{
              passwordHint: '',
              changePassword: 'Change',
              dataHint: '',
              download: 'Export',
              deletionHint: '',
              deleteAccount: 'Delete',
            }}
          />
        </Wide>
      ),
    },
  },
];
