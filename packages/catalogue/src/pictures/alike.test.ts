import type { PictureSpec } from '@larder/plates';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { PICTURES } from './index.ts';

/** The recipes on one page of the list. */
const PAGE = 20;

const byTitle = new Intl.Collator('en', { numeric: true }).compare;

interface Shown {
  readonly slug: string;
  readonly look: string;
}

const inOrder = (recipes: typeof CATALOGUE.recipes): Shown[] =>
  recipes
    .toSorted((a, b) => byTitle(a.title, b.title) || a.id - b.id)
    .flatMap(({ slug }) => {
      const picture = PICTURES[slug];
      return picture ? [{ slug, look: lookOf(picture) }] : [];
    });

const alikeAmong = ([one, ...others]: readonly Shown[]): string[] =>
  one === undefined
    ? []
    : others
        .filter(({ look }) => look === one.look)
        .map((other) => `${one.slug} and ${other.slug} (${one.look}): give one of them another 'close'`);

/** What the eye compares first: the vessel, the pattern below it, and its position in the frame. */
function lookOf({ vessel, ground, close }: PictureSpec): string {
  const middle = vessel.x < 385 ? 'on the left' : vessel.x > 415 ? 'on the right' : 'in the middle';
  return `${vessel.kind}, ${ground.pattern}, ${close ? `close to the ${close} corner` : middle}`;
}

// Within any run of this length, wherever the pages begin: a new recipe only moves the others apart.
test('no two pictures on one page have the same vessel, pattern and composition', () => {
  const all = inOrder(CATALOGUE.recipes);
  expect(all.flatMap((_, index) => alikeAmong(all.slice(index, index + PAGE)))).toEqual([]);
});

// A country has one or two patterns of its own, so only the pages as they are must differ.
test.each([...new Set(CATALOGUE.recipes.map(({ country }) => country))])(
  'nor have they on one page of the dishes from %s',
  (from) => {
    const own = inOrder(CATALOGUE.recipes.filter(({ country }) => country === from));
    const alike = own.flatMap((_, index) =>
      alikeAmong(own.slice(index, PAGE * (1 + Math.floor(index / PAGE)))),
    );
    expect(alike).toEqual([]);
  },
);

test('a third of the pictures are cut close', () => {
  const share = Object.values(PICTURES).filter(({ close }) => close).length / Object.keys(PICTURES).length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.45);
});
