import type { TestRunnerConfig } from '@storybook/test-runner';

const SIZES = {
  narrow: { width: 320, height: 640 },
  shortPhone: { width: 375, height: 667 },
  phone: { width: 375, height: 812 },
  widePhone: { width: 390, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};
const USUAL_MEDIA = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;

type Size = keyof typeof SIZES;

type Visit = Parameters<NonNullable<TestRunnerConfig['preVisit']>>;

const isSize = (name: string | undefined): name is Size => name !== undefined && name in SIZES;

async function readStory(...[page, { id }]: Visit) {
  const { viewport, ...asked } = await page.evaluate((story) => globalThis.larderReadStory(story), id);
  return { ...asked, size: isSize(viewport) ? viewport : 'desktop' };
}

/**
 * A story's play function runs once, at the story's own size, and again at that of `parameters.playsAgainAt`, such as
 * 'phone'. The result is checked with axe twice, in light
 * mode at that size and in dark mode on a phone: what a theme changes, it changes at every size, and the
 * token tests cover contrast in both. No two targets may overlap, and none may be smaller than 24 px, or 44 px
 * on a phone. It must not scroll sideways at 320 px, and with text at 200 % on a phone of 390 px, neither may it scroll, nor
 * lines be cut off or cover each other. The code in its panel must name what can be imported. A story with
 * `parameters.media` runs with forced colours or reduced motion and gets the matching checks.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { media, size } = await readStory(page, context);
    await page.emulateMedia({ ...USUAL_MEDIA, ...media });
    await page.setViewportSize(SIZES[size]);
  },
  async postVisit(page, context) {
    const { size, media, a11y, playsAgainAt } = await readStory(page, context);
    const found = await page.evaluate((asked) => globalThis.larderCheckMedia(asked), media);
    const look = async (at: Size, theme: 'light' | 'dark') => {
      const problems = await page.evaluate(([name, rules]) => globalThis.larderCheckPage(name, rules), [
        theme,
        a11y,
      ] as const);
      found.push(...problems.map((problem) => `${theme}, ${at}: ${problem}`));
    };
    const reach = async (at: Size, least: 24 | 44) => {
      const problems = await page.evaluate((asked) => globalThis.larderCheckTargets(asked), least);
      found.push(...problems.map((problem) => `${at}: ${problem}`));
    };
    found.push(...(await page.evaluate((story) => globalThis.larderCheckCode(story), context.id)));
    await look(size, 'light');
    await reach(size, 24);
    if (isSize(playsAgainAt)) {
      await page.setViewportSize(SIZES[playsAgainAt]);
      const failed = await page.evaluate((story) => globalThis.larderPlayAgain(story), context.id);
      found.push(...failed.map((problem) => `played at the size ${playsAgainAt}: ${problem}`));
    }
    await page.setViewportSize(SIZES.phone);
    await look('phone', 'dark');
    await reach('phone', 44);
    await page.setViewportSize(SIZES.widePhone);
    const large = await page.evaluate(() => globalThis.larderCheckLargeText());
    found.push(...large.map((problem) => `text at 200 %: ${problem}`));
    await page.setViewportSize(SIZES.narrow);
    found.push(...(await page.evaluate(() => globalThis.larderCheckWidth())));
    if (found.length > 0) throw new Error(`${context.title}, ${context.name}\n${found.join('\n')}`);
  },
};

export default config;
