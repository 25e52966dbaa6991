/** Builds the library into dist: one module per source file, one styles.css, tokens.css, fonts and types. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const from = (path) => join(root, 'src', path);
const to = (path) => join(root, 'dist', path);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Bundled dependencies go into vendor, separate from the library's own modules. */
const vendored = (name) => name.replace(/^domain\//, 'vendor/larder-domain/');

rmSync(to(''), { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  css: { modules: { generateScopedName: 'ld-[name]-[local]' } },
  build: {
    lib: {
      entry: [
        'index.ts',
        ...readdirSync(from('components')).map((name) => `components/${name}/index.ts`),
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

const ground = ['layers', 'tokens', 'fonts', 'base'].map((name) =>
  readFileSync(from(`styles/${name}.css`), 'utf8'),
);
writeFileSync(to('styles.css'), [...ground, readFileSync(to('styles.css'), 'utf8')].join('\n'));
cpSync(from('styles/tokens.css'), to('tokens.css'));
cpSync(from('styles/fonts'), to('fonts'), { recursive: true });
// The flags are inlined in styles.css, so their licence must ship too.
cpSync(join(root, 'node_modules/circle-flags/LICENSE.md'), to('vendor/circle-flags/LICENSE'));

const tsc = join(createRequire(import.meta.url).resolve('typescript-native/package.json'), '../bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json'), '--checkers', '1'], {
  stdio: 'inherit',
});
for (const file of readdirSync(to(''), { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
  const types = readFileSync(to(file), 'utf8');
  if (types.includes('@larder/')) throw new Error(`${file} exposes a type from another workspace package`);
  // Type declarations sit next to the .js files, so imports point to those.
  writeFileSync(
    to(file),
    types.replaceAll(
      /(from '\.[^']*|import\('\.[^']*|from "\.[^"]*|import\("\.[^"]*)\.tsx?(['"])/g,
      '$1.js$2',
    ),
  );
}
