import type { TestRunnerConfig } from '@storybook/test-runner';

const SIZES = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};
const USUAL_MEDIA = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;
const NARROWEST = { width: 320, height: 640 };

type Size = keyof typeof SIZES;

type Visit = Parameters<NonNullable<TestRunnerConfig['preVisit']>>;

async function readStory(...[page, { id }]: Visit) {
  const { viewport = '', ...asked } = await page.evaluate((story) => globalThis.larderReadStory(story), id);
  return { ...asked, size: viewport in SIZES ? (viewport as Size) : 'desktop' };
}

/**
 * A story's play runs once, at the size that it asks for. What it leaves behind is held against every rule of
 * accessibility twice, in the light at that size and in the dark on a phone: what a theme can change it changes at every
 * size, and the tokens' own test has the contrasts of both. It must not scroll sideways at 320 px either. A story with
 * `parameters.media` runs under forced colours or reduced motion, and is checked for what those ask.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { media, size } = await readStory(page, context);
    await page.emulateMedia({ ...USUAL_MEDIA, ...media });
    await page.setViewportSize(SIZES[size]);
  },
  async postVisit(page, context) {
    const { size, media, a11y } = await readStory(page, context);
    const found = await page.evaluate((asked) => globalThis.larderCheckMedia(asked), media);
    const look = async (at: Size, theme: 'light' | 'dark') => {
      const problems = await page.evaluate(([name, rules]) => globalThis.larderCheckPage(name, rules), [
        theme,
        a11y,
      ] as const);
      found.push(...problems.map((problem) => `${theme}, ${at}: ${problem}`));
    };
    await look(size, 'light');
    await page.setViewportSize(SIZES.phone);
    await look('phone', 'dark');
    await page.setViewportSize(NARROWEST);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`scrolls sideways by ${overflow} px at 320 px`);
    if (found.length > 0) throw new Error(`${context.title}, ${context.name}\n${found.join('\n')}`);
  },
};

export default config;
