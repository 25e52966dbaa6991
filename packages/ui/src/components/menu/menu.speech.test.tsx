// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { listen, next, spokenDuring } from '../../testing/speech.ts';
import { Button } from '../button/index.ts';
import { Menu, MenuCheckboxItem, MenuItem } from './index.ts';

test('the button announces that it opens a menu, and the menu leads through its items', async () => {
  await listen(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={() => undefined}>Rename</MenuItem>
      <MenuCheckboxItem checked>Sundays</MenuCheckboxItem>
    </Menu>,
  );
  expect(await spokenDuring(() => next(1))).toEqual(['button, More, not expanded, has popup menu']);
  const spoken = await spokenDuring(async () => {
    await virtual.act();
    await virtual.press('ArrowDown');
    await virtual.press('ArrowDown');
  });
  expect(spoken).toEqual([
    'menu, More, orientated vertically',
    'menuitem, Rename, position 1, set size 1',
    'menuitemcheckbox, Sundays, checked, position 1, set size 1',
  ]);
});
