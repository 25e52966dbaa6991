import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { TextArea } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Give it as many lines as people write.',
      shows: (
        <Wide>
          <TextArea label="Tell us what went wrong" rows={4} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t ask for a story through a letterbox.',
      shows: (
        <Wide>
          <TextArea label="Tell us what went wrong" rows={1} />
        </Wide>
      ),
    },
  },
];
