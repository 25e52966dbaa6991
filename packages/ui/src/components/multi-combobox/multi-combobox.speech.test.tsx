// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, next, readOn } from '../../testing/speech.ts';
import { MultiCombobox } from './index.ts';

const OPTIONS = ['Thai', 'Turkish'].map((text) => ({ id: text, text }));

test('announces the field, the option and that it is chosen, and the chips', async () => {
  await listen(<MultiCombobox label="Cuisines" options={OPTIONS} defaultValue={['Thai']} />);
  await next(2);
  expect(await virtual.lastSpokenPhrase()).toContain('combobox, Cuisines, has popup listbox, not expanded');
  await virtual.press('ArrowDown');
  await virtual.press('End');
  expect(await virtual.lastSpokenPhrase()).toContain('active descendant Turkish');
  await virtual.press('Enter');
  const said = await readOn();
  expect(said).toContain('list, Cuisines Chosen');
  expect(said).toContain('button, Remove Turkish');
  expect(said.join('\n')).toContain('Turkish added');
});
