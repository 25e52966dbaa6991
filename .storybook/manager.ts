import { addons } from 'storybook/manager-api';
import { sentenceCase } from './docs/sentence-case.ts';
import { larderThemes } from './themes.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Storybook's own frame follows the system; the theme toolbar only affects stories. */
function configure() {
  addons.setConfig({
    theme: larderThemes[dark.matches ? 'dark' : 'light'],
    sidebar: { renderLabel: ({ name }: { name: string }) => sentenceCase(name) },
  });
}

configure();
dark.addEventListener('change', configure);
