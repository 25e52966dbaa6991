// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { Select } from './index.ts';

test('announces its name, its hint and each option with its position', async () => {
  const options = ['g', 'kg'].map((unit) => ({ value: unit, label: unit }));
  await listen(<Select label="Unit" hint="Grams or kilos" options={options} defaultValue="kg" />);
  const select = 'combobox, Unit, kg, Grams or kilos, has popup listbox, not expanded';
  expect(await readOn()).toEqual([
    'Unit',
    select,
    'option, g, not selected, position 1, set size 2',
    'option, kg, selected, position 2, set size 2',
    `end of ${select}`,
    'paragraph',
    'Grams or kilos',
    'end of paragraph',
    'end of document',
  ]);
});
