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

interface StoryContext {
  parameters: { media?: AskedMedia; a11y?: object };
  /** What the story sets in the toolbars: `globals: { viewport: { value }, theme }`. */
  storyGlobals?: { viewport?: { value?: string }; theme?: string };
}

async function readStory(...[page, context]: Parameters<typeof getStoryContext>) {
  const { parameters, storyGlobals = {} } = (await getStoryContext(page, context)) as StoryContext;
  const asked = storyGlobals.viewport?.value ?? '';
  const size = asked in SIZES ? (asked as Size) : 'desktop';
  const theme = storyGlobals.theme === 'dark' ? 'dark' : 'light';
  return { size, theme, media: parameters.media ?? {}, a11y: parameters.a11y } as const;
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
