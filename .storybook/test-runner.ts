import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { AskedMedia } from './check-media.ts';

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

/** The size that a story asks for with `globals: { viewport: { value } }`. */
async function sizeOf(...[page, context]: Parameters<typeof getStoryContext>): Promise<Size> {
  const story = (await getStoryContext(page, context)) as {
    storyGlobals?: { viewport?: { value?: string } };
  };
  const asked = story.storyGlobals?.viewport?.value ?? '';
  return asked in SIZES ? (asked as Size) : 'desktop';
}

/**
 * A story's play runs once, at the size that it asks for, and axe looks at what it leaves behind. Then the same page
 * is looked at in both themes, at that size and on a phone, and must not scroll sideways at 320 px. A story with
 * `parameters.media` runs under forced colours or reduced motion, and is checked for what those ask.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    await page.emulateMedia({ ...USUAL_MEDIA, ...(parameters['media'] as AskedMedia | undefined) });
    await page.setViewportSize(SIZES[await sizeOf(page, context)]);
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const size = await sizeOf(page, context);
    const media = (parameters['media'] ?? {}) as AskedMedia;
    // Axe reads the colours that a style sheet asks for, not those that the system puts in their place.
    const a11y = media.forcedColors
      ? { test: 'error', config: { rules: [{ id: 'color-contrast', enabled: false }] } }
      : parameters['a11y'];
    const found = await page.evaluate((asked) => globalThis.larderCheckMedia(asked), media);
    for (const at of size === 'phone' ? (['phone'] as const) : ([size, 'phone'] as const)) {
      await page.setViewportSize(SIZES[at]);
      for (const theme of ['light', 'dark'] as const) {
        const problems = await page.evaluate(
          ([name, rules]) => globalThis.larderCheckPage(name, rules, name === 'dark'),
          [theme, a11y] as const,
        );
        found.push(...problems.map((problem) => `${theme}, ${at}: ${problem}`));
      }
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
