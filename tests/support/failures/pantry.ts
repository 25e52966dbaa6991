import type { Page } from '@playwright/test';
import { expect, fillPantry } from '../journey.ts';
import {
  button,
  firstLook,
  goTo,
  lookAgain,
  tryAgain,
  type Cell,
  type FailingScreen,
  type Visit,
} from './cell.ts';
import { pressUndo } from '../undo.ts';

const PANTRY = '/dashboard/pantry';
/** What is removed from the pantry in each round: by the buttons in the row and in the dialog. */
const BESIDE = ['Garlic', 'Ginger', 'Milk', 'Rice', 'Salt', 'Butter'] as const;
const INSIDE = ['Carrot', 'Egg', 'Honey', 'Tofu', 'Tomato', 'Lemon'] as const;
const NEW = ['leek', 'celery', 'potato', 'spinach', 'cucumber', 'cabbage'] as const;

/** The cook's own ingredient, in each round. */
const OWN = (turn: number) => `Moon dust ${'abcdefgh'[turn] ?? turn}`;
const renamed = (page: Page) => page.getByRole('dialog').getByLabel('Ingredient');

const nameField = (page: Page) => page.getByRole('combobox', { name: 'Name, row 1' });
const unitField = (page: Page) => page.getByRole('combobox', { name: 'Unit, row 1' });
const look = lookAgain(() => PANTRY);
const there = ({ page }: Visit) => expect(button(page, 'Delete Onion')).toBeVisible();

/** Suggestions while typing: without them the cook keeps typing, and the next attempt requests them again. */
const suggestions = (
  what: string,
  call: string,
  field: typeof nameField,
  typed: string,
  whole: string,
): Cell => ({
  what,
  call,
  ...firstLook(() => PANTRY),
  kept: there,
  again: ({ page }) => button(page, '+ Add Ingredients').click(),
  done: async ({ page }) => {
    await field(page).pressSequentially(typed);
    await expect(page.getByRole('option', { name: whole, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Back to Pantry View').click();
    await goTo(page, PANTRY);
  },
});

const removal = (
  what: string,
  name: (turn: number) => string,
  steps: Pick<Cell, 'before' | 'act' | 'kept'>,
): Cell => ({
  what,
  call: 'DELETE /pantry/*',
  ...steps,
  says: 'Failed to delete item. Please try again.',
  done: ({ page, turn }) => expect(button(page, `Delete ${name(turn)}`)).toHaveCount(0),
});

const beside = (turn: number) => BESIDE[turn] ?? '';
const inside = (turn: number) => INSIDE[turn] ?? '';

/** The pantry management. */
export const PANTRY_SCREEN: FailingScreen = {
  screen: 'Pantry management',
  open: async ({ page }) => {
    await fillPantry(page, ['onion', ...BESIDE, ...INSIDE]);
    await page.goto(PANTRY);
  },
  cells: [
    {
      what: 'the pantry',
      call: 'GET /pantry',
      asks: 2,
      ...firstLook(() => PANTRY),
      says: 'Failed to load pantry items',
      kept: ({ page }) => expect(button(page, 'Try Again')).toBeEnabled(),
      again: tryAgain,
      done: there,
    },
    suggestions('the names of ingredients', 'GET /ingredients', nameField, 'onio', 'onion'),
    suggestions('the units', 'GET /pantry/units', unitField, 'piec', 'piece'),
    {
      what: 'adding ingredients',
      call: 'POST /pantry/bulk',
      before: async ({ page, turn }) => {
        await button(page, '+ Add Ingredients').click();
        await nameField(page).fill(NEW[turn] ?? '');
        await page.getByLabel('Qty, row 1').fill('2');
        await unitField(page).fill('piece');
        await page.keyboard.press('Tab');
      },
      act: ({ page }) => button(page, 'Add to Pantry').click(),
      adds: () => 2,
      says: 'Failed to add ingredients',
      serverFirst: true,
      kept: async ({ page, turn }) => {
        await expect(nameField(page)).toHaveValue(NEW[turn] ?? '');
        await expect(page.getByLabel('Qty, row 1')).toHaveValue('2');
        await expect(unitField(page)).toHaveValue('piece');
        await expect(button(page, 'Add to Pantry')).toBeEnabled();
      },
      done: ({ page }) =>
        expect(page.getByText('Successfully added 1 ingredient(s) to your pantry')).toBeVisible(),
    },
    {
      what: 'changing an ingredient',
      call: 'PUT /pantry/*',
      before: async ({ page, turn }) => {
        await button(page, 'Edit Onion').click();
        await page
          .getByRole('dialog')
          .getByLabel('Quantity')
          .fill(String(turn + 3));
      },
      act: ({ page }) => button(page, 'Update').click(),
      says: 'Failed to update ingredient',
      serverFirst: true,
      kept: async ({ page, turn }) => {
        await expect(page.getByRole('dialog').getByLabel('Quantity')).toHaveValue(String(turn + 3));
        await expect(button(page, 'Update')).toBeEnabled();
        await expect(button(page, 'Remove')).toBeEnabled();
      },
      done: ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
    },
    {
      what: 'renaming an ingredient',
      call: 'PUT /pantry/*',
      before: async ({ page, username, turn }) => {
        await fillPantry(page, [OWN(turn)]);
        await look({ page, username, turn });
        await button(page, `Edit ${OWN(turn)}`).click();
        await renamed(page).fill(`Star dust ${turn}`);
      },
      act: ({ page }) => button(page, 'Update').click(),
      says: 'Failed to update ingredient',
      serverFirst: true,
      kept: async ({ page, turn }) => {
        await expect(renamed(page)).toHaveValue(`Star dust ${turn}`);
        await expect(button(page, 'Update')).toBeEnabled();
      },
      done: ({ page, turn }) =>
        expect(page.getByText(`${OWN(turn)} is called Star dust ${turn} now.`)).toBeVisible(),
    },
    {
      what: 'giving an ingredient its old name back',
      call: 'PUT /pantry/*',
      before: async ({ page, username, turn }) => {
        await fillPantry(page, [`Sun ${OWN(turn)}`]);
        await look({ page, username, turn });
        await button(page, `Edit Sun ${OWN(turn)}`).click();
        await renamed(page).fill(`Comet dust ${turn}`);
        await button(page, 'Update').click();
        await expect(page.getByText(`is called Comet dust ${turn} now.`)).toBeVisible();
      },
      act: ({ page }) => pressUndo(page),
      says: 'The old name could not be restored.',
      kept: ({ page, turn }) => expect(button(page, `Edit Comet dust ${turn}`)).toBeVisible(),
      again: ({ page }) => button(page, 'Try again').last().click(),
      done: ({ page, turn }) => expect(button(page, `Edit Sun ${OWN(turn)}`)).toBeVisible(),
    },
    removal('deleting an ingredient', beside, {
      act: ({ page, turn }) => button(page, `Delete ${beside(turn)}`).click(),
      kept: ({ page, turn }) => expect(button(page, `Delete ${beside(turn)}`)).toBeEnabled(),
    }),
    {
      what: 'bringing an ingredient back',
      call: 'POST /pantry/restore',
      before: async ({ page }) => {
        await button(page, 'Delete Onion').click();
        await expect(page.getByText('Removed onion from your pantry.')).toBeVisible();
      },
      act: ({ page }) => pressUndo(page),
      says: 'Onion could not be put back.',
      kept: ({ page }) => expect(button(page, 'Try again')).toBeEnabled(),
      again: ({ page }) => button(page, 'Try again').click(),
      done: there,
    },
    removal('deleting an ingredient in its dialog', inside, {
      before: ({ page, turn }) => button(page, `Edit ${inside(turn)}`).click(),
      act: ({ page }) => button(page, 'Remove').click(),
      kept: ({ page }) => expect(button(page, 'Remove')).toBeEnabled(),
    }),
  ],
};
