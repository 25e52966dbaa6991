import { de } from '../../words/de/index.ts';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { ExpiredNotice } from '../expired-notice/index.ts';
import { FoodProvider } from './index.ts';

const nothing = () => {};

const notice = (
  <Wide scale={0.8}>
    <ExpiredNotice
      items={[{ id: 'milk', name: 'Milch', expires: '2026-11-20' }]}
      today="2026-11-23"
      onStillGood={nothing}
      onUsedUp={nothing}
      onThrownAway={nothing}
    />
  </Wide>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Give it both the words and the locale of a language.',
      shows: (
        <FoodProvider words={de} locale="de-DE">
          {notice}
        </FoodProvider>
      ),
    },
    dont: {
      says: 'Don’t set only the locale: the dates change, the words do not.',
      shows: <FoodProvider locale="de-DE">{notice}</FoodProvider>,
    },
  },
];
