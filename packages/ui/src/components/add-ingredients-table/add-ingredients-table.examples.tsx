import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { TextField } from '../text-field/index.ts';
import { useWords } from '../locale/index.ts';
import { LABELS } from './add-ingredients-words.ts';
import { NameQuestion } from './name-question.tsx';

const panel = {
  maxInlineSize: '25rem',
  marginInline: 'auto',
  padding: 'var(--ld-space-3)',
  borderRadius: 'var(--ld-radius-l)',
  background: 'var(--ld-surface-raised)',
};

function Question() {
  return (
    <div style={panel}>
      <table style={{ inlineSize: '100%' }}>
        <tbody>
          <NameQuestion
            question={{ key: 1, typed: 'Corriander', meant: 'Coriander' }}
            words={useWords(LABELS)}
            onAnswer={() => {}}
          />
        </tbody>
      </table>
    </div>
  );
}

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Suggest the likely name, or let people keep theirs.',
      shows: (
        <Wide scale={0.8}>
          <Question />
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t stop people over what is new to you.',
      shows: <TextField label="Name" defaultValue="Corriander" error="Unknown ingredient" />,
    },
  },
];
