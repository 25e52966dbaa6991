import type { GuidePair } from '../../internal/docs/guide.ts';
import { ToggleChip } from '../chip/index.ts';
import { ChipGroup } from './index.ts';

const SEASON = ['Asparagus', 'Peas', 'Radishes', 'Strawberries', 'Rhubarb', 'Spring onions', 'New potatoes'];

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Let chips wrap, so that people see every choice.',
      shows: (
        <ChipGroup
          legend="What is in season?"
          options={SEASON.map((name) => ({ value: name, label: name }))}
          defaultValue={['Peas']}
        />
      ),
    },
    dont: {
      says: 'Don’t let them scroll sideways. What comes after the edge is never chosen.',
      shows: (
        <fieldset style={{ minInlineSize: 0, margin: 0, padding: 0, border: 0 }}>
          <legend
            style={{ marginBlockEnd: 'var(--ld-space-2)', fontSize: 'var(--ld-size-s)', fontWeight: 600 }}
          >
            What is in season?
          </legend>
          <div
            style={{ display: 'flex', gap: 'var(--ld-space-2)', overflow: 'hidden', whiteSpace: 'nowrap' }}
          >
            {SEASON.map((name) => (
              <ToggleChip key={name} defaultPressed={name === 'Peas'} style={{ flex: 'none' }}>
                {name}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
      ),
    },
  },
];
