// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, next, readOn, spokenDuring } from '../../testing/speech.ts';
import { RemovableChip, ToggleChip } from './index.ts';

test('a filter announces whether it is on, and its chip that a press removes it', async () => {
  await listen(
    <>
      <ToggleChip icon={<svg />}>Vegan</ToggleChip>
      <RemovableChip label="Spain" />
    </>,
  );
  expect(await spokenDuring(() => next(1))).toEqual(['button, Vegan, not pressed']);
  expect(await spokenDuring(() => virtual.act())).toEqual(['button, Vegan, pressed']);
  expect(await readOn()).toEqual([
    'button, Remove Spain',
    'Spain',
    'end of button, Remove Spain',
    'end of document',
  ]);
});
