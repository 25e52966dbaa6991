import { test as withoutPage, type Page } from '@playwright/test';
import { FAILING_SCREENS, FAILING_WITH_VOICE } from '../support/failures.ts';
import type { Cell, FailingScreen, Visit } from '../support/failures/cell.ts';
import { calledOperations, operations } from '../support/operations.ts';
import {
  faultsOf,
  patternOf,
  prepareFaults,
  runOut,
  SERVER_SENTENCE,
  type Fault,
  type Faults,
} from '../support/faults.ts';
import { beSignedIn, expect, expectNothingSaid, test } from '../support/journey.ts';
import { countStock } from '../support/pantry.ts';
import { test as voiceTest } from '../support/voice.ts';

/** The expected message after a failure: the screen's own, or the server's where it takes precedence. */
const wordsOf = ({ says, saysCut, serverFirst }: Cell, fault: Fault) => {
  if (serverFirst && fault === '429') return SERVER_SENTENCE;
  if (saysCut && fault === 'malformed') return 'Larder sent an answer that cannot be read. Please try again.';
  return saysCut && /^(?:offline|hanging|unheard)$/.test(fault) ? saysCut : says;
};

/** Waits until the call has been made as often as expected, advancing time if it does not end by itself. */
async function strike(page: Page, faults: Faults, fault: Fault, asks: number): Promise<void> {
  for (let nth = 1; nth <= asks; nth += 1) {
    await expect
      .poll(async () => {
        if (nth > 1) await page.clock.fastForward(1000);
        return faults.count;
      })
      .toBeGreaterThanOrEqual(nth);
    if (fault !== 'hanging') continue;
    // The time of a merely slow call must not run out too.
    await expect.poll(() => faults.others).toBe(0);
    await runOut(page);
  }
}

async function walk(cell: Cell, fault: Fault, visit: Visit, faults: Faults, warnings: string[]) {
  const { page } = visit;
  await cell.before?.(visit);
  const words = wordsOf(cell, fault);
  if (words) await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  warnings.length = 0;
  const added = (await cell.adds?.(visit)) ?? 0;
  const stock = cell.adds && (await countStock(page));

  // What the cell before still reads could reveal what was applied unheard.
  await expect.poll(() => faults.others).toBe(0);
  faults.begin(cell.call, fault);
  await cell.act(visit);
  await strike(page, faults, fault, cell.asks ?? 1);
  if (words) await expect(page.getByText(words, { exact: true })).toBeVisible();
  if (cell.logs) await expect.poll(() => warnings.join()).toContain(cell.logs);
  await cell.kept(visit);
  if (!words) await expectNothingSaid(page);

  faults.end();
  await (cell.again ?? cell.act)(visit);
  await cell.done(visit);
  await expect.poll(() => faults.count, 'calls after the fault').toBeGreaterThan(0);
  if (stock !== undefined) expect(await countStock(page), 'added once').toBe(stock + added);
  const crosses = page.getByRole('button', { name: 'Dismiss' });
  while ((await crosses.count()) > 0) {
    // Messages may disappear by themselves meanwhile.
    await crosses
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}

async function walkThrough({ open, cells }: FailingScreen, page: Page): Promise<void> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const faults = await prepareFaults(page);
  const username = await beSignedIn(page);
  await open({ page, username, turn: 0 });
  for (const cell of cells) {
    for (const [turn, fault] of faultsOf(cell.call).entries()) {
      await test.step(`${cell.what}: ${fault}`, () =>
        walk(cell, fault, { page, username, turn }, faults, warnings));
    }
  }
}

/** What no screen calls, and why. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'POST /auth/refresh':
    'can accompany any call: proved by the tests of the client, tokens.spec.ts and tabs.spec.ts',
  'DELETE /preferences': 'no screen deletes preferences: Settings saves them empty',
  'POST /preferences/onboard': 'an alternative to POST /preferences, for a client with a wizard',
  'GET /pantry/ingredients':
    'the screens read the ingredient book, GET /ingredients, instead: this call stays because it is specified',
  'GET /ingredients/suggestions':
    'the screens search the book by the same rule: this call is for clients without it',
  'GET /health/live': 'for operators',
  'GET /health/ready': 'for operators',
};

/** What fails without a word, and why. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  'GET /meal-plans/queue':
    'it only says how many weeks come first: without it nothing is said, and the plan comes all the same, as lunches.spec.ts shows',
};

/** Calls whose failure costs a part of an import and no recipe: moving.spec.ts and the units' tests show it. */
const OF_IMPORTS = ['POST /recipes/import/picture', 'POST /recipes/{id}/cookings'];

withoutPage('the table has every call of the contract, or says why not', () => {
  const cells = [...FAILING_SCREENS, ...FAILING_WITH_VOICE].flatMap((screen) => screen.cells);
  // An asterisk is a wildcard, not a literal path segment.
  const patterns = cells.map(({ call }) => patternOf(call, String.raw`\*`));
  const isInTable = (operation: string) =>
    patterns.some((pattern) => pattern.test(operation.replaceAll(/\{\w+\}/g, '*')));
  const all = operations();
  const called = calledOperations();
  expect(all.length).toBeGreaterThan(30);
  expect(called.filter((operation) => !all.includes(operation))).toEqual([]);
  const elsewhere = [...Object.keys(NOT_TOLD), ...OF_IMPORTS];
  expect(called.filter((operation) => !isInTable(operation)).toSorted()).toEqual(elsewhere.toSorted());
  expect(all.filter((operation) => !isInTable(operation)).toSorted()).toEqual(
    [...Object.keys(NOT_ASKED), ...elsewhere].toSorted(),
  );
  expect(all.filter((operation) => isInTable(operation)).toSorted()).toEqual(
    called.filter((operation) => !elsewhere.includes(operation)),
  );
});

// A hundred steps each: recording a trace would take longer. Animations are not of interest.
const QUICK = { trace: 'off', contextOptions: { reducedMotion: 'reduce' } } as const;
test.use(QUICK);
voiceTest.use(QUICK);
test.describe.configure({ timeout: 600_000 });

const title = ({ screen, cells }: FailingScreen) =>
  `${screen}: ${cells.flatMap(({ call }) => faultsOf(call)).length} failures are reported, lose nothing and can be retried`;

for (const screen of FAILING_SCREENS) {
  test(title(screen), ({ page }) => walkThrough(screen, page));
}

for (const screen of FAILING_WITH_VOICE) {
  voiceTest(title(screen), ({ page }) => walkThrough(screen, page));
}
