import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { FoodProvider } from '../packages/ui/src/components/food-provider/index.ts';
import '../packages/ui/src/styles/styles.css';
import { WORD_PACKS } from '../packages/ui/src/testing/word-packs.ts';
import '../app/src/platform/print.css';
import '@fontsource-variable/bitter/index.css';
import '@fontsource-variable/nunito-sans/index.css';
import './brand.css';
import { checkCode, listenForCode } from './check-code.ts';
import { checkLargeText } from './check-large-text.ts';
import { checkMedia } from './check-media.ts';
import { checkPage } from './check-page.ts';
import { checkTargets } from './check-targets.ts';
import { checkWidth } from './check-width.ts';
import { DocsContainer, DocsPage } from './docs-parts.tsx';
import { playAgain } from './play-again.ts';
import { readStory } from './read-story.ts';
import { CODE_OF_ELEMENTS, storyCode } from './story-code.ts';

declare global {
  /** Called by the test runner from outside the page. */
  var larderCheckPage: typeof checkPage;
  var larderCheckMedia: typeof checkMedia;
  var larderCheckTargets: typeof checkTargets;
  var larderCheckLargeText: typeof checkLargeText;
  var larderCheckWidth: typeof checkWidth;
  var larderCheckCode: typeof checkCode;
  var larderReadStory: typeof readStory;
  var larderPlayAgain: typeof playAgain;
  /** Set by the test runner before Storybook loads. */
  var larderUnderTest: boolean | undefined;
}
// Plays wait for what takes a moment. On a busy machine a second, which is the default, is not enough.
configure({ asyncUtilTimeout: 10_000 });

// A framed story may take the focus, but must not scroll the docs page.
if (window.frameElement?.hasAttribute('data-story-frame')) {
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

// Storybook's loading placeholders are hidden by now, but axe would still scan them every time.
if (globalThis.larderUnderTest) {
  for (const waiting of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview')) {
    waiting.replaceChildren();
  }
  void listenForCode();
}

globalThis.larderCheckPage = checkPage;
globalThis.larderCheckMedia = checkMedia;
globalThis.larderCheckTargets = checkTargets;
globalThis.larderCheckLargeText = checkLargeText;
globalThis.larderCheckWidth = checkWidth;
globalThis.larderCheckCode = checkCode;
globalThis.larderReadStory = readStory;
globalThis.larderPlayAgain = playAgain;

/** Applies the toolbar's choices to the document, where tokens and logical properties read them. */
const withDocument: Decorator = function WithDocument(Story, { globals }) {
  const { theme, direction, brand } = globals;
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', theme);
    root.setAttribute('dir', direction);
    root.toggleAttribute('data-brand', brand === 'sample');
  }, [theme, direction, brand]);
  return <Story />;
};

/** Shows stories in the toolbar's language. English stays as it is, and stories with a provider of their own keep theirs. */
const withLanguage: Decorator = function WithLanguage(Story, { globals }) {
  const chosen = WORD_PACKS.find(({ pack }) => pack.language === globals.language);
  const root = document.documentElement;
  useEffect(() => {
    root.lang = chosen?.pack.language ?? 'en';
  }, [root, chosen]);
  if (!chosen) return <Story />;
  const { pack, locale, currency } = chosen;
  return (
    <FoodProvider words={pack} locale={locale} currency={currency}>
      <Story />
    </FoodProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLanguage, withDocument],
  initialGlobals: {
    theme: 'system',
    direction: 'ltr',
    brand: 'larder',
    language: 'en',
    // The test runner calls axe itself, for the sizes and themes it chooses.
    a11y: { manual: globalThis.larderUnderTest ?? false },
  },
  globalTypes: {
    theme: {
      description: 'Light, dark, or as the system says',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      description: 'The components’ own words; what a story passes stays English',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          ...WORD_PACKS.map(({ pack, name }) => ({ value: pack.language, title: name })),
        ],
      },
    },
    brand: {
      description: 'The brand hook: the same components under another food product',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'larder', title: 'Larder' },
          { value: 'sample', title: 'Sample brand' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    jsx: CODE_OF_ELEMENTS,
    controls: { matchers: { date: /(_at|Date)$/ }, sort: 'requiredFirst' },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      source: { type: 'dynamic', transform: storyCode },
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .skip-toc, .skip-toc *, [data-slot] *',
        title: 'On this page',
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrowest phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        shortPhone: { name: 'Short phone', styles: { width: '375px', height: '667px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Iconography',
            'Pictures',
            'Picture kit',
            'All dishes',
            'Voice and tone',
            'The jar',
          ],
          'Patterns',
          ['*', ['Principles']],
          'Themes',
          ['Studio', ['Make a brand'], 'Board'],
          'Components',
          'Recipes',
          'Pantry',
          'Lists',
          'Settings',
          'Meal plan',
          'Shopping',
          'Screens',
        ],
      },
    },
    // Chromatic captures every story in both themes, on a phone and a desktop.
    chromatic: {
      modes: {
        'light phone': { theme: 'light', viewport: 375 },
        'light desktop': { theme: 'light', viewport: 1280 },
        'dark phone': { theme: 'dark', viewport: 375 },
        'dark desktop': { theme: 'dark', viewport: 1280 },
      },
    },
  },
};

export default preview;
