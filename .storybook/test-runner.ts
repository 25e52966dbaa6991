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
  const {
    viewport = '',
    theme,
    ...asked
  } = await page.evaluate((story) => globalThis.larderReadStory(story), id);
  const size = viewport in SIZES ? (viewport as Size) : 'desktop';
  return { ...asked, size, theme: theme === 'dark' ? 'dark' : 'light' } as const;
}

/**
 * A story's play runs once, at the size and in the theme that it asks for, and the accessibility addon lets axe look at
 * what it leaves behind. Here the same page is looked at in the other theme too, and in both on a phone, and must not
 * scroll sideways at 320 px. A story with `parameters.media` runs under forced colours or reduced motion, and is
 * checked for what those ask.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { media, size } = await readStory(page, context);
    await page.emulateMedia({ ...USUAL_MEDIA, ...media });
    await page.setViewportSize(SIZES[size]);
  },
  async postVisit(page, context) {
    const { size, theme: seen, media, a11y } = await readStory(page, context);
    const found = await page.evaluate((asked) => globalThis.larderCheckMedia(asked), media);
    const look = async (at: Size, theme: 'light' | 'dark', colourOnly: boolean) => {
      const problems = await page.evaluate(
        ([name, rules, only]) => globalThis.larderCheckPage(name, rules, only),
        [theme, a11y, colourOnly] as const,
      );
      found.push(...problems.map((problem) => `${theme}, ${at}: ${problem}`));
    };
    await look(size, seen === 'dark' ? 'light' : 'dark', true);
    if (size !== 'phone') {
      await page.setViewportSize(SIZES.phone);
      await look('phone', 'light', false);
      await look('phone', 'dark', true);
    }
    await page.setViewportSize(NARROWEST);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`scrolls sideways by ${overflow} px at 320 px`);
    if (found.length > 0) throw new Error(`${context.title}, ${context.name}\n${found.join('\n')}`);
  },
};

export default config;
