/**
 * Builds the library into dist: one module per source file, fonts, types, and styles: all of them with the reset
 * (styles.css), without it (components.css), one sheet for each component (css), and the tokens alone.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { componentSheets } from './component-sheets.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const from = (path) => join(root, 'src', path);
const to = (path) => join(root, 'dist', path);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Icons are bundled as their drawings, one module each; the element around a drawing is made here. */
const ownIcons = {
  name: 'own-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/dist/esm/icons/')
      ? join(root, 'scripts/create-icon.mjs')
      : undefined,
};

/**
 * Bundled dependencies go into vendor, separate from the library's own modules. npm would leave a folder named
 * node_modules out of the package.
 */
const vendored = (name) =>
  name
    .replace(/^packages\//, 'vendor/larder-')
    .replace(/^.*node_modules\/(?!.*node_modules\/)/, 'vendor/')
    .replace(/^.*scripts\//, 'internal/');

const LANGUAGES = ['de', 'en', 'es', 'fr', 'hi', 'it', 'ko', 'nl'];

const sheets = componentSheets(from('components'));

rmSync(to(''), { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [ownIcons, react(), sheets.plugin],
  css: { modules: { generateScopedName: 'ld-[name]-[local]' } },
  build: {
    lib: {
      entry: [
        'index.ts',
        ...readdirSync(from('entries')).map((file) => `entries/${file}`),
        ...readdirSync(from('components')).map((name) => `components/${name}/index.ts`),
        ...LANGUAGES.map((language) => `words/${language}/index.ts`),
      ].map(from),
      formats: ['es'],
      cssFileName: 'styles',
    },
    // Older targets would rewrite light-dark(), which the tokens rely on.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    minify: false,
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: from(''),
        entryFileNames: ({ name }) => `${vendored(name)}.js`,
      },
    },
  },
});

const ground = (...names) => names.map((name) => readFileSync(from(`styles/${name}.css`), 'utf8')).join('\n');
const components = readFileSync(to('styles.css'), 'utf8');
const withoutReset = ground('layers', 'tokens', 'parts');
writeFileSync(to('styles.css'), `${ground('layers', 'tokens', 'fonts', 'base', 'print')}\n${components}`);
writeFileSync(to('components.css'), `${withoutReset}\n${components}`);
mkdirSync(to('css'));
for (const [name, css] of sheets.byComponent) writeFileSync(to(`css/${name}.css`), `${withoutReset}\n${css}`);
writeFileSync(to('fonts.css'), ground('fonts'));
cpSync(from('styles/tokens.css'), to('tokens.css'));
cpSync(from('styles/fonts'), to('fonts'), { recursive: true });
// What is bundled from elsewhere brings its licence. The flags are inlined in styles.css.
const bundled = readdirSync(to('vendor')).filter((name) => !name.startsWith('larder-'));
for (const name of ['circle-flags', ...bundled]) {
  const licence = readdirSync(join(root, 'node_modules', name)).find((file) => /^licen[cs]e/i.test(file));
  if (!licence) throw new Error(`${name} is bundled, but no licence is beside it`);
  cpSync(join(root, 'node_modules', name, licence), to(`vendor/${name}/LICENSE`));
}

const tsc = join(createRequire(import.meta.url).resolve('typescript-native/package.json'), '../bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json'), '--checkers', '1'], {
  stdio: 'inherit',
});
for (const file of readdirSync(to(''), { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
  const types = readFileSync(to(file), 'utf8');
  if (/@larder\/(?!ui\b)/.test(types))
    throw new Error(`${file} exposes a type from another workspace package`);
  // Type declarations sit next to the .js files, so imports point to those.
  writeFileSync(
    to(file),
    types.replaceAll(
      /(from '\.[^']*|import\('\.[^']*|from "\.[^"]*|import\("\.[^"]*)\.tsx?(['"])/g,
      '$1.js$2',
    ),
  );
}
