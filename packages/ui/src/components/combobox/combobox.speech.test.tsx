// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, next, spokenDuring } from '../../testing/speech.ts';
import { Combobox } from './index.ts';

const POPUP = 'has popup listbox';
const REST = 'autocomplete in list, 1 control';

test('announces that there are suggestions, the active one, and the chosen one', async () => {
  await listen(<Combobox label="Name" suggestions={['Corn kernels', 'Corn tortillas']} />);
  expect(await spokenDuring(() => next(2))).toEqual([
    'Name',
    `combobox, Name, ${POPUP}, not expanded, ${REST}`,
  ]);
  await virtual.type('corn');
  expect(await virtual.lastSpokenPhrase()).toBe(`combobox, Name, corn, ${POPUP}, expanded, ${REST}`);
  await virtual.press('ArrowDown');
  expect(await virtual.lastSpokenPhrase()).toBe(
    `combobox, Name, corn, ${POPUP}, expanded, active descendant Corn kernels, ${REST}`,
  );
  await virtual.press('Enter');
  expect(await virtual.lastSpokenPhrase()).toBe(
    `combobox, Name, Corn kernels, ${POPUP}, not expanded, ${REST}`,
  );
});
