import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { renderAnchor } from '../../internal/render-link.tsx';
import { useWords } from '../locale/index.ts';
import { ImportReviewRow } from './import-review-row.tsx';
import { LABELS } from './import-review-words.ts';

const SOUP = { id: 'soup', title: 'Leek and potato soup', lines: 6, steps: 5, existing: '#soup' };
const nothing = () => {};

function Row({ isPicked }: { isPicked: boolean }) {
  return (
    <Wide scale={0.8}>
      <ul style={{ margin: 0, padding: 0, listStyleType: '""' }}>
        <ImportReviewRow
          draft={SOUP}
          isPicked={isPicked}
          disabled={false}
          words={useWords(LABELS)}
          renderLink={renderAnchor}
          onPick={nothing}
          onEdit={nothing}
          editor={null}
        />
      </ul>
    </Wide>
  );
}

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Leave unticked what is already there.', shows: <Row isPicked={false} /> },
    dont: { says: 'Don’t leave people to find the duplicates later.', shows: <Row isPicked /> },
  },
];
