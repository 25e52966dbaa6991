import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { AllergyNote } from '../allergy-note/index.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from './index.ts';

const closed = (heading: string) => (
  <Collapsible>
    <CollapsibleTrigger>{heading}</CollapsibleTrigger>
    <CollapsibleContent>…</CollapsibleContent>
  </Collapsible>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Keep what people must know in the open, and name what you hide.',
      shows: (
        <>
          <AllergyNote contains={['peanuts']} />
          <Wide>{closed('Freezing and storing')}</Wide>
        </>
      ),
    },
    dont: {
      says: 'Don’t hide a warning under a heading that promises nothing.',
      shows: <Wide>{closed('More information')}</Wide>,
    },
  },
];
