import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { button, forget, type Cell, type Visit } from './cell.ts';

interface Menu {
  /** Selects its button and no other. */
  place: (page: Page) => Locator | Page;
  /** The way there. */
  arrive: (visit: Visit) => Promise<unknown>;
  /** A list without the recipe. */
  list: string;
}

/** Every call of a recipe's add-to-list menu. */
export function menuCells({ place, arrive, list }: Menu): readonly Cell[] {
  const menuButton = (page: Page) => place(page).getByRole('button', { name: /^Add to List/ });
  const choice = (page: Page) => page.getByRole('menuitemcheckbox', { name: list });

  const open = async (page: Page) => {
    // On a card it appears on hover.
    await menuButton(page).hover({ force: true });
    await menuButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
  };
  const close = async (page: Page) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };

  return [
    {
      what: 'the lists in the menu of a recipe',
      call: 'GET /lists',
      before: ({ page }) => forget(page),
      act: async (visit) => {
        await arrive(visit);
        await open(visit.page);
      },
      says: 'Error loading lists',
      kept: ({ page }) => expect(page.getByRole('menuitem', { name: 'New list...' })).toBeEnabled(),
      again: async ({ page }) => {
        await close(page);
        await open(page);
      },
      done: async ({ page }) => {
        await expect(choice(page)).toBeVisible();
        await close(page);
      },
    },
    {
      what: 'putting a recipe on a list',
      call: 'POST|DELETE /lists/*/recipes(?:/*)?',
      before: async ({ page }) => {
        await open(page);
        await expect(choice(page)).toBeVisible();
      },
      act: ({ page }) => choice(page).click(),
      logs: 'The recipe list was not changed.',
      kept: async ({ page, turn }) => {
        await expect(choice(page)).toBeChecked({ checked: turn % 2 === 1 });
        await expect(choice(page)).not.toHaveAttribute('aria-busy');
      },
      done: async ({ page, turn }) => {
        await expect(choice(page)).toBeChecked({ checked: turn % 2 === 0 });
        await expect(choice(page)).not.toHaveAttribute('aria-busy');
        await close(page);
      },
    },
    {
      what: 'a new list for a recipe',
      call: 'POST /lists',
      before: async ({ page, turn }) => {
        await open(page);
        await page.getByRole('menuitem', { name: 'New list...' }).click();
        await page.getByLabel('List Name').fill(`Stews ${turn}`);
      },
      act: ({ page }) => button(page, 'Create List').click(),
      logs: 'The list was not created.',
      kept: async ({ page, turn }) => {
        await expect(page.getByLabel('List Name')).toHaveValue(`Stews ${turn}`);
        await expect(button(page, 'Create List')).toBeEnabled();
      },
      done: async ({ page, turn }) => {
        await expect(page.getByText(`List “Stews ${turn}” created`)).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    },
  ];
}
