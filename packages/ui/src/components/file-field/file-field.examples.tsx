import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { FileField } from './index.ts';

const nothing = () => {};

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say in everyday words what works.',
      shows: (
        <Wide>
          <FileField label="Recipes" hint="Web pages, text, or the export of another app" onFiles={nothing} />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t make people look up file types.',
      shows: (
        <Wide>
          <FileField label="Upload" hint="text/html, text/plain, application/zip" onFiles={nothing} />
        </Wide>
      ),
    },
  },
];
