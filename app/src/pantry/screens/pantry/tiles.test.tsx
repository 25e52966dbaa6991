// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AvoidedProvider } from '../../../preferences/allergies/avoided.ts';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { Tiles } from './tiles.tsx';

const entry = (
  id: number,
  name: string,
  own: Partial<Pick<BookIngredient, 'common' | 'usual' | 'allergens' | 'often'>>,
): BookIngredient => ({
  id,
  name,
  plural: name,
  aliases: [],
  category: 'Other',
  allergens: [],
  often: [],
  default_quantity: null,
  default_unit: 'g',
  common: null,
  usual: null,
  storage: 'cupboard',
  shelf_life: { fridge: null, freezer: null, cupboard: null },
  ...own,
});

const page = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  root = createRoot(page);
});
afterEach(() => root.unmount());

const show = (book: readonly BookIngredient[]) =>
  flushSync(() => root.render(<Tiles book={book} inIds={[]} onToggle={() => undefined} />));

/** The names of each list's tiles. */
const lists = () =>
  [...page.querySelectorAll('ul')].map((list) =>
    [...list.querySelectorAll('[data-slot="ingredient-tile"]')].map((tile) => tile.children[1]?.textContent),
  );

const BOOK = [entry(1, 'egg', { common: 1 }), entry(2, 'milk', { common: 2 }), entry(3, 'moon cheese', {})];

test('without usual ingredients there is one list, in order', () => {
  show([BOOK[1]!, BOOK[0]!, BOOK[2]!]);
  expect(lists()).toEqual([['Egg', 'Milk']]);
  expect(page.textContent).not.toContain('Your usuals');
});

test('usual ingredients come first, once, and stay in place until the tiles reopen [USUAL-05]', () => {
  // Nothing is decided while the book loads.
  show([]);
  const first = [BOOK[0]!, { ...BOOK[1]!, usual: 2 }, { ...BOOK[2]!, usual: 1 }];
  const then = [{ ...BOOK[0]!, usual: 1 }, BOOK[1]!, { ...BOOK[2]!, usual: 2 }];
  show(first);
  expect(lists()).toEqual([['Moon cheese', 'Milk'], ['Egg']]);
  show(then);
  expect(lists()).toEqual([['Moon cheese', 'Milk'], ['Egg']]);
  root.unmount();
  root = createRoot(page);
  show(then);
  expect(lists()).toEqual([['Egg', 'Moon cheese'], ['Milk']]);
});

test('what the cook avoids is flagged, and differently if only some products contain it [ALLERGY-24]', () => {
  const egg = entry(1, 'egg', { common: 1, allergens: ['eggs'] });
  const margarine = entry(7, 'margarine', { common: 9, allergens: ['dairy'], often: ['dairy'] });
  flushSync(() =>
    root.render(
      <AvoidedProvider value={{ status: 'known', allergies: ['eggs', 'dairy'] }}>
        <Tiles book={[egg, BOOK[1]!, margarine]} inIds={[]} onToggle={() => undefined} />
      </AvoidedProvider>,
    ),
  );
  const tiles = [...page.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(tiles).toEqual([
    'Eggsome, contains egg, which you avoid',
    'Milksome',
    'Margarinesome, may contain dairy (margarine), which you avoid',
  ]);
});
