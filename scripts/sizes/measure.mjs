import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../paths.mjs';

const LIBRARY = join(ROOT, 'packages/ui');
const DIST = join(LIBRARY, 'dist');
/** React belongs to the consumer; sizes exclude the headless libraries that the components build on. */
const EXTERNAL = ['react', 'react/*', 'react-dom', 'react-dom/*', '@radix-ui/*', 'downshift', '*.woff2'];
const WHOLE = 'index';
const EVERYTHING = 'everything';

const exportAll = (path) => `export * from '${path}';`;

const compressed = (bytes) => brotliCompressSync(bytes).length;

/**
 * Bundles each source alone, like an app that imports nothing else: minified and tree-shaken. What it loads later, with
 * import(), is not in its bundle, but noted.
 * @param {Record<string, string>} sources
 * @param {import('esbuild').BuildOptions} [options]
 * @param {Set<string>} [later]
 */
async function bundleEach(sources, options = {}, later = new Set()) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: LIBRARY,
    entryPoints: Object.keys(sources).map((name) => ({ in: `source:${name}`, out: name })),
    outdir: 'out',
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
    plugins: [
      {
        name: 'sources',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^source:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'source' }));
          onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
            if (kind !== 'dynamic-import') return undefined;
            later.add(relative(DIST, join(resolveDir, path)));
            return { path, external: true };
          });
          onLoad({ filter: /.*/, namespace: 'source' }, ({ path }) => ({
            contents: sources[path],
            resolveDir: DIST,
          }));
        },
      },
    ],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const name = path.slice(join(LIBRARY, 'out').length + 1, -'.js'.length);
      const { exports, inputs } = metafile.outputs[`out/${name}.js`];
      const modules = Object.entries(inputs)
        .filter(([module, { bytesInOutput }]) => bytesInOutput > 0 && module.startsWith('dist/'))
        // The lists of exports themselves: a module that is loaded later gives them a few bytes.
        .filter(([module]) => !module.endsWith('index.js') && !module.startsWith('dist/entries/'))
        .map(([module]) => module.slice('dist/'.length))
        .toSorted();
      return [name, { js: compressed(contents), exports, modules }];
    }),
  );
}

/** The rules of a CSS module with the built library's class names. */
async function builtCss(module) {
  const file = join(DIST, module);
  const { default: names } = await import(pathToFileURL(file).href);
  let css = readFileSync(join(LIBRARY, 'src', module.slice(0, -'.js'.length)), 'utf8');
  for (const [local, scoped] of Object.entries(names))
    css = css.replace(new RegExp(`\\.${local}(?![\\w-])`, 'g'), `.${scoped}`);
  return css;
}

async function cssSize(contents) {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'css', resolveDir: DIST },
    bundle: true,
    minify: true,
    write: false,
    external: EXTERNAL,
    loader: { '.svg': 'dataurl' },
  });
  return compressed(outputFiles[0].contents);
}

/** The component folders in a bundle, except the requested one. */
const componentsIn = (modules, asked) =>
  [...new Set(modules.map((module) => /^components\/([^/]+)\//.exec(module)?.[1]))].filter(
    (name) => name !== undefined && name !== asked,
  );

/**
 * @typedef {{ js: number, css: number }} Bytes
 * @typedef {Bytes & { name: string, brings: string[], leaks: string[] }} ComponentSize
 * @typedef {{ whole: Bytes, entries: Record<string, number>, later: Record<string, number>, components: ComponentSize[] }} Sizes
 */

/**
 * Measures the built library: the index, each entry beside it, all of them together, each module that is loaded later, and
 * each component as if an app imported only that one. Bytes after minifying and Brotli. `css` of a component are the rules of the modules in its
 * bundle: consumers load one styles.css, so it is the component's share. `leaks` are modules that are pulled in when the
 * component is imported from its entry rather than by its own path.
 * @returns {Promise<Sizes>}
 */
export async function measure() {
  const names = readdirSync(join(DIST, 'components')).toSorted();
  const entries = readdirSync(join(LIBRARY, 'src/entries')).map((file) => file.replace('.ts', ''));
  const barrels = { [WHOLE]: './index.js' };
  for (const entry of entries) barrels[`entries/${entry}`] = `./entries/${entry}.js`;
  const paths = { [EVERYTHING]: Object.values(barrels).map(exportAll).join('\n') };
  for (const [barrel, path] of Object.entries(barrels)) paths[barrel] = exportAll(path);
  for (const name of names) paths[name] = exportAll(`./components/${name}/index.js`);
  const later = new Set();
  const bundles = await bundleEach(paths, {}, later);
  const whole = (path) => `export * as part from './${path}';`;
  const laterBundles = await bundleEach(
    Object.fromEntries([...later].toSorted().map((path) => [path.replace(/\.js$/, ''), whole(path)])),
  );

  const byName = {};
  for (const name of names) {
    const { exports } = bundles.get(name);
    const barrel = Object.keys(barrels).find((each) => bundles.get(each).exports.includes(exports[0]));
    if (exports.length > 0) byName[name] = `export { ${exports.join(', ')} } from '${barrels[barrel]}';`;
  }
  const namedBundles = await bundleEach(byName, { packages: 'external' });

  const components = [];
  for (const name of names) {
    const { js, modules } = bundles.get(name);
    const sheets = modules.filter((module) => module.endsWith('.module.css.js'));
    const css = (await Promise.all(sheets.map(builtCss))).join('\n');
    components.push({
      name,
      js,
      css: css ? await cssSize(css) : 0,
      brings: componentsIn(modules, name),
      leaks: namedBundles.get(name)?.modules.filter((module) => !modules.includes(module)) ?? [],
    });
  }
  const css = await cssSize(readFileSync(join(DIST, 'styles.css'), 'utf8'));
  const measured = [...entries.map((entry) => [entry, `entries/${entry}`]), [EVERYTHING, EVERYTHING]];
  return {
    whole: { js: bundles.get(WHOLE).js, css },
    entries: Object.fromEntries(measured.map(([name, bundle]) => [name, bundles.get(bundle).js])),
    later: Object.fromEntries([...laterBundles].map(([name, { js }]) => [name, js])),
    components,
  };
}
