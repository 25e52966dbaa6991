import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { catalogueData } from '../packages/catalogue/data-plugin.mjs';
import { componentProps } from './docs/props/component-props.ts';
import { storyComponents } from './story-components.ts';
import { libraryApi } from './library-api.ts';
import { GLYPH_DIRS } from './story-glyphs.ts';

const pictures = fileURLToPath(new URL('../packages/catalogue/dist/pictures', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Recipe pictures are build output; before the first build, stories show the fallback plate.
  staticDirs: [
    './static',
    { from: '../packages/ui/src/styles/fonts', to: '/fonts' },
    ...GLYPH_DIRS,
    ...(existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [storyComponents(), componentProps(), libraryApi(), catalogueData(), react()],
      css: { modules: { generateScopedName: 'ld-[name]-[local]' } },
      // Older targets would rewrite light-dark(), which the tokens rely on.
      build: {
        cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
        chunkSizeWarningLimit: 2000,
        // The code under a story names components and functions as they are written.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
};

export default config;
