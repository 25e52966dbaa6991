import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { Cell, Visit } from './cell.ts';

type Place = (page: Page) => Locator | Page;

/** The heart in a place that has one. Pressed before every even round, so that each round changes it once. */
export function heartCell(place: Place): Cell {
  const heart = ({ page }: Visit) => place(page).getByRole('button', { name: /^Favorite/ });
  return {
    what: 'the heart of a recipe',
    call: 'POST|DELETE /lists/*/recipes(?:/*)?',
    act: (visit) => heart(visit).click(),
    logs: 'The recipe list was not changed.',
    kept: async (visit) => {
      await expect(heart(visit)).toHaveAttribute('aria-pressed', String(visit.turn % 2 === 0));
      await expect(heart(visit)).not.toHaveAttribute('aria-busy');
    },
    done: async (visit) => {
      await expect(heart(visit)).toHaveAttribute('aria-pressed', String(visit.turn % 2 === 1));
      await expect(heart(visit)).not.toHaveAttribute('aria-busy');
    },
  };
}

/** Presses the heart in a place, and waits until it is saved. */
export async function pressHeart(place: Locator | Page): Promise<void> {
  const heart = place.getByRole('button', { name: /^Favorite/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy');
}

/**
 * The pantry buttons next to the ingredients of the open recipe: one more is added in each round, then
 * removed.
 */
export function ingredientCells(): Cell[] {
  const addable = (page: Page) => page.getByRole('button', { name: /^\+ Add / });
  const owned = (page: Page) => page.getByRole('button', { name: /^In Pantry, remove / });
  let name = '';
  const read = async (first: Locator, prefix: RegExp) => {
    name = ((await first.getAttribute('aria-label')) ?? (await first.textContent()) ?? '').replace(
      prefix,
      '',
    );
    expect(name).not.toBe('');
  };
  const add = (page: Page) => page.getByRole('button', { name: `+ Add ${name}`, exact: true });
  const remove = (page: Page) => page.getByRole('button', { name: `In Pantry, remove ${name}`, exact: true });
  /** How much one press adds: what the page says is missing, or 'some' if there is none. */
  const lacking = async (page: Page) => {
    const line = page
      .getByRole('listitem')
      .filter({ has: add(page) })
      .last();
    return Number(/need (\d+)(?: cloves?)? more/i.exec((await line.textContent()) ?? '')?.[1] ?? 1);
  };
  return [
    {
      what: 'adding an ingredient to the pantry',
      call: 'POST /pantry/*',
      before: ({ page }) => read(addable(page).first(), /^\+ Add /),
      act: ({ page }) => add(page).click(),
      adds: ({ page }) => lacking(page),
      logs: 'The ingredient was not added to the pantry.',
      kept: ({ page }) => expect(add(page)).toBeEnabled(),
      done: ({ page }) => expect(remove(page)).toBeEnabled(),
    },
    {
      what: 'removing an ingredient from the pantry',
      call: 'DELETE /pantry/*',
      before: ({ page }) => read(owned(page).first(), /^In Pantry, remove /),
      act: ({ page }) => remove(page).click(),
      logs: 'The ingredient was not removed from the pantry.',
      kept: ({ page }) => expect(remove(page)).toBeEnabled(),
      done: ({ page }) => expect(add(page)).toBeEnabled(),
    },
  ];
}
