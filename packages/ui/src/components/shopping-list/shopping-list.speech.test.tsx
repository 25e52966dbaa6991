// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { ShoppingListRow } from './index.ts';

test('a row announces what to buy, how much, and whether it is in the basket', async () => {
  await listen(
    <ul>
      <ShoppingListRow value="1" name="Avocados" amount="3 pieces" defaultChecked />
      <ShoppingListRow value="2" name="Bean sprouts" amount="150 g" />
    </ul>,
  );
  // The space between name and amount comes from layout, which jsdom does not have.
  expect((await readOn()).filter((phrase) => phrase.startsWith('checkbox'))).toEqual([
    expect.stringMatching(/^checkbox, Avocados ?3 pieces, checked$/),
    expect.stringMatching(/^checkbox, Bean sprouts ?150 g, not checked$/),
  ]);
});
