import type { Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, signUp } from '../support/journey.ts';
import { readPantry } from '../support/pantry.ts';
import {
  beAskedFirst,
  failToHear,
  fakeRecogniser,
  openStreams,
  plugIn,
  refuseMicrophone,
  say,
  test,
} from '../support/voice.ts';

const MY_PANTRY = '/dashboard/pantry?add=presets';

const microphone = (page: Page) => page.getByRole('button', { name: 'Microphone' });
const chips = (page: Page) => page.getByRole('region', { name: 'My Pantry' });

/** A new cook on the voice tab, with a recogniser controlled by the test. */
async function openVoice(page: Page, { isAllowed = true } = {}): Promise<void> {
  await fakeRecogniser(page);
  if (!isAllowed) await beAskedFirst(page);
  await signUp(page);
  await page.goto(MY_PANTRY);
  await page.getByRole('tab', { name: 'Voice Input' }).click();
}

async function listen(page: Page): Promise<void> {
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'true');
}

test('by keyboard from the permission to the pantry [PRODUCT-05 RULE-27 VOICE-02 VOICE-03 VOICE-10]', async ({
  page,
}) => {
  await openVoice(page, { isAllowed: false });
  await expect(page.getByRole('heading', { name: 'Microphone Access Required' })).toBeVisible();
  await page.getByRole('button', { name: 'Enable Microphone' }).press('Enter');
  await expect(microphone(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.keyboard.press('Space');
  await expect(page.getByText('15 seconds left')).toBeVisible();
  await say(page, 'I have two carrots and some gar', { isFinal: false });
  await expect(page.getByText('I have two carrots and some gar')).toBeVisible();
  await say(page, 'I have two carrots and some garlic and a tin of tomatoes');
  await expect(page.getByText('What I heard')).toBeVisible();
  await expect(page.getByText('3 ingredients found').first()).toBeVisible();
  const first = page.getByRole('textbox', { name: 'Ingredient 1' });
  await expect(first).toHaveValue('Carrot');
  await expect(page.getByRole('textbox', { name: 'Ingredient 3' })).toHaveValue('Canned tomatoes');
  await expectAccessibleEverywhere(page);

  const carrots = page.getByRole('textbox', { name: 'How much: Carrot' });
  await expect(carrots).toHaveValue('2');
  const tins = page.getByRole('textbox', { name: 'How much: Canned tomatoes' });
  await expect(tins).toHaveValue('1');
  await tins.fill('3');

  await first.fill('Parsnip');
  await page.getByRole('button', { name: 'Remove Garlic' }).press('Enter');
  await page.getByRole('button', { name: 'Save 2 Ingredients' }).press('Enter');
  await expect(page.getByText('2 ingredients added to your pantry')).toBeVisible();
  await expect(chips(page).getByRole('listitem')).toHaveCount(2);
  await expect(microphone(page)).toBeFocused();
  await expect(page.getByText('What I heard')).toHaveCount(0);
  expect(await readPantry(page)).toMatchObject([
    { ingredients: { name: 'parsnip' }, quantity: 2, unit: 'piece' },
    { ingredients: { name: 'tinned tomatoes' }, quantity: 3, unit: 'can' },
  ]);
});

const SPEECH_ERRORS = [
  ['no-speech', 'No speech detected. Please try speaking louder or closer to the microphone.'],
  ['audio-capture', 'Microphone not working. Please check your microphone and try again.'],
  ['network', 'Network error. Please check your internet connection.'],
  ['bad-grammar', 'Speech recognition error: bad-grammar'],
  ['not-allowed', 'Microphone access denied. Please allow microphone access and try again.'],
] as const;

test('every failure while listening is reported, and can be retried [ERROR-23 ERROR-25 ERROR-26 ERROR-27 ERROR-28 ERROR-29 VOICE-09]', async ({
  page,
}) => {
  await openVoice(page);
  for (const [code, words] of SPEECH_ERRORS) {
    await listen(page);
    await failToHear(page, code);
    await expect(page.getByRole('alert')).toHaveText(words);
  }
  await expect(page.getByRole('heading', { name: 'Microphone Access Required' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Enable Microphone' }).click();
  await listen(page);
  await failToHear(page, 'aborted');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const ACCESS_ERRORS = [
  ['NotFoundError', 'No microphone found. Please connect a microphone and try again.'],
  ['NotReadableError', 'Unable to access microphone. Please check your browser settings.'],
  ['NotAllowedError', 'Microphone access denied. Please allow access in your browser and refresh the page.'],
] as const;

test('an unavailable microphone is reported before listening [ERROR-30 ERROR-31 ERROR-32]', async ({
  page,
}) => {
  await openVoice(page);
  for (const [name, words] of ACCESS_ERRORS) {
    await refuseMicrophone(page, name);
    await microphone(page).click();
    await expect(page.getByRole('alert')).toHaveText(words);
  }
  expect(await page.evaluate(() => window.fakeVoice.starts)).toBe(0);
  await refuseMicrophone(page, null);
  await page.getByRole('button', { name: 'Enable Microphone' }).click();
  await listen(page);
});

test('a failure to start listening is reported [ERROR-33]', async ({ page }) => {
  await openVoice(page);
  await page.evaluate(() => {
    const { prototype } = (window as unknown as { SpeechRecognition: { prototype: { start: () => void } } })
      .SpeechRecognition;
    prototype.start = () => {
      throw new DOMException('Started already.', 'InvalidStateError');
    };
  });
  await microphone(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to start speech recognition. Please try again.');
});

test('15 seconds of silence end it, and 8 seconds later the microphone is free [ERROR-34 STATE-38 STATE-39]', async ({
  page,
}) => {
  await page.clock.install();
  await openVoice(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await listen(page);
  await page.clock.runFor(14_000);
  await expect(page.getByText('1 second left')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('alert')).toHaveText('Listening timeout. Please try again.');
  expect(await openStreams(page)).toBe(1);
  await page.clock.runFor(7_900);
  expect(await openStreams(page)).toBe(1);
  await page.clock.runFor(200);
  expect(await openStreams(page)).toBe(0);
});

test('without a response from the server the words are parsed locally, and nothing is lost [ERROR-22 ERROR-35 RULE-28]', async ({
  page,
}) => {
  await openVoice(page);
  await page.route('**/ingredients/parse-voice', (route) => route.fulfill({ status: 500 }));
  await listen(page);
  await say(page, 'I have the carrots and garlic');
  await expect(page.getByRole('textbox', { name: 'Ingredient 2' })).toHaveValue('Garlic');
  await expect(page.getByRole('textbox', { name: /^Ingredient / })).toHaveCount(2);
  // The dates are between the names and the button, and would move it while it is clicked.
  await expect(page.getByText('When they expire')).toBeVisible();

  await page.route('**/pantry/bulk', (route) => route.abort());
  const save = page.getByRole('button', { name: 'Save 2 Ingredients' });
  await save.click();
  await expect(page.getByText('Failed to add ingredients to pantry. Please try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('Carrots');
  await page.unroute('**/pantry/bulk');
  await save.click();
  await expect(chips(page).getByRole('listitem')).toHaveCount(2);

  await listen(page);
  await say(page, 'the and');
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(
    'Failed to parse ingredients. Please try again.',
  );
  await expect(page.getByText('the and')).toBeVisible();
});

test('switching tabs ends listening, and the result is there on return', async ({ page }) => {
  await openVoice(page);
  await listen(page);
  await say(page, 'milk and eggs', { isFinal: false });
  await page.getByRole('tab', { name: 'Country Presets' }).click();
  await page.getByRole('tab', { name: 'Voice Input' }).click();
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('Milk');
  await expect(microphone(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await openStreams(page)).toBe(0);
});

test('without a microphone there are only presets, until one is connected [MYPANTRY-04 VOICE-11]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = async () => [];
  });
  await openPresets(page);
  await expect(page.getByRole('tab', { name: /Voice Input/ })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /Country Presets/, selected: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await fakeRecogniser(page);
  await page.reload();
  await plugIn(page, 'audioinput');
  await page.getByRole('tab', { name: 'Voice Input' }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveCount(0);
  await plugIn(page, 'audiooutput');
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Voice Input/ })).toHaveCount(0);
});

test('a browser without speech recognition says so and has presets [MYPANTRY-03 VOICE-08]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await openPresets(page);
  await expect(page.getByRole('tab', { name: /Voice Input/ })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /Country Presets/, selected: true })).toBeVisible();
  await expect(
    page.getByText(
      "Speech Recognition Not Supported - Your browser doesn't support speech recognition. Try using Chrome, Edge, or Safari.",
    ),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
});

async function openPresets(page: Page): Promise<void> {
  await signUp(page);
  await page.goto(MY_PANTRY);
  await expect(page.getByRole('heading', { level: 1, name: 'Pantry Management' })).toBeVisible();
}
