import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { paintedPhoto } from '../photos.ts';
import { button, type Cell, type FailingScreen, type Visit } from './cell.ts';
import { pressUndo } from '../undo.ts';

const TITLE = 'Butter Chicken';

const kitchen = (page: Page) => page.getByRole('region', { name: 'In your kitchen' });
const notes = (page: Page) => kitchen(page).getByRole('textbox', { name: 'Your notes' });
const cookedIt = ({ page }: Visit) => kitchen(page).getByRole('button', { name: 'Cooked it' }).click();
const hasCooked = ({ page }: Visit, words: string | RegExp) =>
  expect(kitchen(page).getByText(words)).toBeVisible();
const lastUndo = ({ page }: Visit) => pressUndo(page);
const againByMessage = ({ page }: Visit) => button(page, 'Try again').last().click();
const offersAgain = ({ page }: Visit) => expect(button(page, 'Try again').last()).toBeVisible();

/** The star of a round: another one than in the round before. */
const starOf = ({ page, turn }: Visit) =>
  kitchen(page)
    .getByRole('radiogroup', { name: 'Your rating' })
    .getByRole('radio')
    .nth(turn % 5);

/** How often the dish has been cooked after so many rounds. */
const TIMES = ['Not cooked yet', /^Cooked once, /, /^Cooked twice, /];
const timesIn = (turns: number) => TIMES[turns] ?? new RegExp(`^Cooked ${turns} times, `);

const photo = (page: Page) => kitchen(page).getByRole('img', { name: /^Your photo of / });

/** Sends a photo: another one in each round, though they look the same. */
async function sendPhoto({ page, turn }: Visit): Promise<void> {
  const buffer = Buffer.concat([await paintedPhoto(page), Buffer.from([turn])]);
  const file = { name: 'dinner.jpg', mimeType: 'image/jpeg', buffer };
  await kitchen(page).locator('input[type="file"]').first().setInputFiles(file);
}

const remove = ({ page }: Visit) => kitchen(page).getByRole('button', { name: 'Remove' }).click();
const hasPhoto = ({ page }: Visit) => expect(photo(page)).toBeVisible();
const hasNone = ({ page }: Visit) => expect(photo(page)).toHaveCount(0);

async function withPhoto(visit: Visit): Promise<void> {
  if ((await photo(visit.page).count()) > 0) return;
  await sendPhoto(visit);
  await hasPhoto(visit);
}

function photoCell(): Cell {
  let address: string | null = null;
  const read = async (page: Page) =>
    (await photo(page).count()) > 0 ? photo(page).getAttribute('src') : null;
  return {
    what: 'a photo',
    call: 'PUT /recipes/*/photo',
    before: async ({ page }) => {
      address = await read(page);
    },
    act: sendPhoto,
    says: 'The photo could not be sent. Please try again.',
    serverFirst: true,
    kept: async ({ page }) => expect(await read(page)).toBe(address),
    done: async ({ page }) => {
      await expect(photo(page)).toBeVisible();
      await expect.poll(() => read(page)).not.toBe(address);
    },
  };
}

/** What a kitchen remembers of a recipe. */
export const MEMORIES: FailingScreen = {
  screen: 'In your kitchen',
  open: async ({ page }) => {
    await page.goto('/dashboard/recipes/1003');
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(kitchen(page)).toBeVisible();
  },
  cells: [
    {
      what: 'a rating',
      call: 'PUT /recipes/*/memory',
      act: (visit) => starOf(visit).click({ force: true }),
      says: 'Your rating could not be saved. Please try again.',
      kept: (visit) => expect(starOf(visit)).not.toBeChecked(),
      done: (visit) => expect(starOf(visit)).toBeChecked(),
    },
    {
      what: 'notes',
      call: 'PUT /recipes/*/memory',
      act: async ({ page, turn }) => {
        await notes(page).fill(`Less salt, ${turn}`);
        await notes(page).press('Tab');
      },
      says: 'Your notes could not be saved. Please try again.',
      kept: ({ page, turn }) => expect(notes(page)).toHaveValue(`Less salt, ${turn}`),
      again: ({ page }) => button(page, 'Save notes').click(),
      done: async ({ page, turn }) => {
        await expect(button(page, 'Save notes')).toBeHidden();
        await expect(notes(page)).toHaveValue(`Less salt, ${turn}`);
      },
    },
    {
      what: 'undoing ‘Cooked it’',
      call: 'DELETE /recipes/*/cooked/*',
      before: async (visit) => {
        await cookedIt(visit);
        await hasCooked(visit, timesIn(1));
      },
      act: lastUndo,
      says: `${TITLE} is still marked as cooked.`,
      kept: offersAgain,
      again: againByMessage,
      done: (visit) => hasCooked(visit, timesIn(0)),
    },
    {
      what: '‘Cooked it’',
      call: 'POST /recipes/*/cooked',
      act: cookedIt,
      says: `${TITLE} could not be marked as cooked. Please try again.`,
      kept: (visit) => hasCooked(visit, timesIn(visit.turn)),
      done: (visit) => hasCooked(visit, timesIn(visit.turn + 1)),
    },
    photoCell(),
    {
      what: 'removing the photo',
      call: 'DELETE /recipes/*/photo',
      before: withPhoto,
      act: remove,
      says: 'The photo could not be removed. Please try again.',
      kept: hasPhoto,
      done: hasNone,
    },
    {
      what: 'bringing the photo back',
      call: 'POST /recipes/*/photo/restore',
      before: async (visit) => {
        await withPhoto(visit);
        await remove(visit);
        await hasNone(visit);
      },
      act: lastUndo,
      says: 'Your photo could not be restored.',
      kept: async (visit) => {
        await offersAgain(visit);
        await hasNone(visit);
      },
      again: againByMessage,
      done: hasPhoto,
    },
  ],
};
