import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { PasswordField } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'State the rules before anything is typed.',
      shows: (
        <Wide>
          <PasswordField label="New password" autoComplete="new-password" hint="At least 10 characters" />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t keep them for the error.',
      shows: (
        <Wide>
          <PasswordField
            label="New password"
            autoComplete="new-password"
            defaultValue="lentils"
            error="Too short, at least 10 characters"
          />
        </Wide>
      ),
    },
  },
];
