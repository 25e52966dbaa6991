import type { Page } from '@playwright/test';
import { expect, fillPantry } from '../journey.ts';
import { countUsual, readPreset } from '../pantry.ts';
import { beAskedFirst, fakeRecogniser, say } from '../voice.ts';
import { button, firstLook, lookAgain, tryAgain, type Cell, type FailingScreen, type Visit } from './cell.ts';

const MY_PANTRY = '/dashboard/pantry?add=presets';
const atMyPantry = () => MY_PANTRY;
const GONE = ['Garlic', 'Ginger', 'Milk', 'Rice', 'Salt', 'Butter'] as const;
const PRESETS = ['india', 'mexico', 'italy', 'spain', 'korea', 'belgium'] as const;

const chips = (page: Page) => page.getByRole('region', { name: 'My Pantry' });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const addAll = (page: Page) => button(page, /^Add All \d+ Ingredients$/);

const onionIsThere = ({ page }: Visit) => expect(button(page, 'Remove Onion')).toBeVisible();

const preset = (page: Page, turn: number) => country(page).selectOption(PRESETS[turn] ?? '');

/** My Pantry, with presets. */
export const MY_PANTRY_SCREEN: FailingScreen = {
  screen: 'My Pantry',
  open: async ({ page }) => {
    await fillPantry(page, ['onion', ...GONE]);
    await page.goto(MY_PANTRY);
  },
  cells: [
    {
      what: 'the pantry',
      call: 'GET /pantry',
      ...firstLook(atMyPantry),
      says: 'Failed to load pantry items',
      kept: ({ page }) => expect(country(page)).toBeEnabled(),
      again: tryAgain,
      done: onionIsThere,
    },
    {
      what: 'a preset',
      call: 'GET /pantry/presets/*',
      before: lookAgain(atMyPantry, onionIsThere),
      act: ({ page, turn }) => preset(page, turn),
      says: 'Failed to load preset. Please try again.',
      kept: ({ page, turn }) => expect(country(page)).toHaveValue(PRESETS[turn] ?? ''),
      again: tryAgain,
      done: ({ page }) => expect(addAll(page)).toBeEnabled(),
    },
    {
      what: 'taking an ingredient out',
      call: 'DELETE /pantry/*',
      act: ({ page, turn }) => button(page, `Remove ${GONE[turn]}`).click(),
      says: 'Failed to delete item. Please try again.',
      kept: ({ page, turn }) => expect(button(page, `Remove ${GONE[turn]}`)).toBeEnabled(),
      done: ({ page, turn }) => expect(button(page, `Remove ${GONE[turn]}`)).toHaveCount(0),
    },
    {
      what: 'clearing the pantry',
      call: 'DELETE /pantry/*',
      before: async (visit) => {
        if (visit.turn > 0) await fillPantry(visit.page, ['onion', 'garlic', 'milk']);
        await lookAgain(atMyPantry, onionIsThere)(visit);
      },
      act: async ({ page }) => {
        await button(page, 'Clear All').click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' }).click();
      },
      says: 'Failed to clear pantry. Please try again.',
      kept: async ({ page }) => {
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(button(page, 'Clear All')).toBeEnabled();
        await expect(button(page, 'Remove Onion')).toBeEnabled();
      },
      done: ({ page }) => expect(chips(page).getByText('Your pantry is empty')).toBeVisible(),
    },
    {
      what: 'adding a preset',
      call: 'POST /pantry/bulk',
      before: ({ page, turn }) => preset(page, turn),
      act: ({ page }) => addAll(page).click(),
      adds: async ({ page, turn }) => countUsual(page, await readPreset(page, PRESETS[turn] ?? '')),
      says: 'Failed to add preset to pantry. Please try again.',
      kept: ({ page }) => expect(addAll(page)).toBeEnabled(),
      done: ({ page }) => expect(page.getByText(/^All \d+ ingredients are in your pantry$/)).toBeVisible(),
    },
  ],
};

const found = (page: Page, index: number) => page.getByRole('textbox', { name: `Ingredient ${index}` });

async function hear(page: Page, words: string): Promise<void> {
  const microphone = button(page, 'Microphone');
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await say(page, words);
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Voice Input' }).click();
  await button(page, 'Enable Microphone').click();
  await expect(button(page, 'Microphone')).toBeEnabled();
}

async function openPanelAnew(visit: Visit): Promise<void> {
  await lookAgain(atMyPantry)(visit);
  await openPanel(visit.page);
}

const parsing: Omit<Cell, 'what' | 'act' | 'kept'> = {
  call: 'POST /ingredients/parse-voice',
  before: openPanelAnew,
  again: ({ page }) => hear(page, 'a tin of tomatoes'),
  // Only the server uses these names.
  done: ({ page }) =>
    expect(page.getByRole('textbox', { name: /^Ingredient / }).last()).toHaveValue('Canned tomatoes'),
};

/** My Pantry, with voice. Needs the microphone of `support/voice.ts`. */
export const VOICE_SCREEN: FailingScreen = {
  screen: 'Voice input',
  open: async ({ page }) => {
    await fakeRecogniser(page);
    await beAskedFirst(page);
    await page.goto(MY_PANTRY);
    await openPanel(page);
  },
  cells: [
    {
      ...parsing,
      what: 'finding ingredients in a transcript',
      act: ({ page }) => hear(page, 'I have carrots and garlic'),
      kept: async ({ page }) => {
        await expect(found(page, 1)).toHaveValue('Carrots');
        await expect(found(page, 2)).toHaveValue('Garlic');
        await expect(button(page, 'Save 2 Ingredients')).toBeEnabled();
      },
    },
    {
      ...parsing,
      what: 'finding no ingredients in a transcript',
      act: ({ page }) => hear(page, 'the and'),
      says: 'Failed to parse ingredients. Please try again.',
      kept: ({ page }) => expect(button(page, 'Microphone')).toBeEnabled(),
    },
    {
      what: 'saving recognised ingredients',
      call: 'POST /pantry/bulk',
      before: async (visit) => {
        const { page, turn } = visit;
        await openPanelAnew(visit);
        await hear(page, 'carrots and garlic');
        await expect(found(page, 1)).toHaveValue('Carrot');
        await found(page, 2).fill(GONE[turn] ?? '');
      },
      act: ({ page }) => button(page, 'Save 2 Ingredients').click(),
      adds: ({ page, turn }) => countUsual(page, ['carrot', GONE[turn] ?? '']),
      says: 'Failed to add ingredients to pantry. Please try again.',
      kept: async ({ page, turn }) => {
        await expect(found(page, 2)).toHaveValue(GONE[turn] ?? '');
        await expect(button(page, 'Save 2 Ingredients')).toBeEnabled();
      },
      done: ({ page, turn }) => expect(chips(page).getByRole('listitem')).toHaveCount(turn + 2),
    },
  ],
};
