import type { GuidePair } from '../../internal/docs/guide.ts';
import { DifficultyMark, type DifficultyMarkLabels } from './index.ts';

const WORDLESS: DifficultyMarkLabels = { easy: '', medium: '', hard: '', unknown: '' };

const dishes = (labels?: DifficultyMarkLabels) => (
  <div
    style={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 'var(--ld-space-2) var(--ld-space-5)' }}
  >
    <b>Guacamole</b> <DifficultyMark difficulty="easy" labels={labels} />
    <b>Paella</b> <DifficultyMark difficulty="hard" labels={labels} />
  </div>
);

export const PAIRS: readonly GuidePair[] = [
  {
    do: { says: 'Keep the word beside the dot.', shows: dishes() },
    dont: { says: 'Don’t drop it. Many people see two dots of the same colour.', shows: dishes(WORDLESS) },
  },
];
