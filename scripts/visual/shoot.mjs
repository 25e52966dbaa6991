import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serveFolder } from '../serve-folder.mjs';

const WIDTHS = [375, 1280];
const THEMES = ['light', 'dark'];
const HEIGHTS = { 375: 812, 1280: 800 };
const WORKERS = 2;
const PATIENCE = 45_000;
/** Every screenshot is taken on the same date. */
const TODAY = new Date('2026-01-15T12:00:00Z');

/** A story's screenshots: both themes at both widths. */
export const picturesOf = (id) =>
  WIDTHS.flatMap((width) => THEMES.map((theme) => `${id}.${width}-${theme}.png`));

/** The stories of a built Storybook with an id prefix, by id. */
export function storiesIn(storybook, prefix = '') {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  return new Map(
    Object.values(entries)
      .filter(({ type, id }) => type === 'story' && id.startsWith(prefix))
      .map((story) => [story.id, story]),
  );
}

/** Runs first in the page: resolves `larderStory` once the story has rendered and played. */
function followStory() {
  globalThis.larderStory = new Promise((resolve) => {
    const timer = setInterval(() => {
      const channel = globalThis['__STORYBOOK_ADDONS_CHANNEL__'];
      if (!channel) return;
      clearInterval(timer);
      for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(event, resolve);
    }, 5);
  });
}

/**
 * In the page: waits for the story to end, with its fonts and pictures. Returns the media that the story
 * requests.
 */
async function settle() {
  await globalThis.larderStory;
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  return globalThis['__STORYBOOK_PREVIEW__']?.currentRender?.story?.parameters.media;
}

async function shootStory(page, url, id, target) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story`, { waitUntil: 'domcontentloaded' });
    // A finished wait must not keep the script alive.
    const media = await Promise.race([page.evaluate(settle), delay(PATIENCE, undefined, { ref: false })]);
    await page.emulateMedia({ forcedColors: media?.forcedColors ?? 'none' });
    for (const theme of THEMES) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      const options = { fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' };
      writeFileSync(join(target, `${id}.${width}-${theme}.png`), await page.screenshot(options));
    }
  }
}

/**
 * Takes screenshots of a built Storybook's stories, several pages at a time.
 * @param {import('playwright-core').Browser} browser
 * @param {{ storybook: string, target: string, ids: string[], again?: boolean, progress: (done: number, all: number)
 *   => void }} job `again` retakes existing ones.
 */
export async function shoot(browser, { storybook, target, ids, again = false, progress }) {
  mkdirSync(target, { recursive: true });
  const there = (id) => picturesOf(id).every((name) => existsSync(join(target, name)));
  const queue = again ? [...ids] : ids.filter((id) => !there(id));
  const all = queue.length;
  let done = 0;
  const site = await serveFolder(storybook);
  async function work() {
    const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
    const page = await context.newPage();
    await page.clock.setFixedTime(TODAY);
    await page.addInitScript(followStory);
    for (let id = queue.shift(); id; id = queue.shift()) {
      await shootStory(page, site.url, id, target);
      progress(++done, all);
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
  await site.close();
}
