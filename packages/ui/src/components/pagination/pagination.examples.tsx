import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Pagination } from './index.ts';

const pages = <Pagination page={2} total={47} onPageChange={() => {}} />;
const results = (
  <ol start={21} style={{ paddingInlineStart: '2rem', marginBlock: 'var(--ld-space-3)' }}>
    <li>Dal Tadka</li>
    <li>Tacos al Pastor</li>
    <li>Bibimbap</li>
  </ol>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Put it where people are when they have read the page: below.',
      shows: (
        <Wide scale={0.8}>
          {results}
          {pages}
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t show it twice.',
      shows: (
        <Wide scale={0.8}>
          {pages}
          {results}
          {pages}
        </Wide>
      ),
    },
  },
];
