import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { browserVersion } from '../browser.mjs';
import { ROOT } from '../paths.mjs';
import { run } from '../process.mjs';
import { closureOf } from './imports.mjs';
import { changedParts, inputsHash, provedBy } from './passed.mjs';

const ENDED = `${ROOT}.cache/stories-ended.json`;
const INDEX = `${ROOT}storybook-static/index.json`;

/** What shows and checks every story. No story depends on a recipe picture's content. */
const SHOWN_IN = ['.storybook/preview.tsx'];
const LOOKED_AT_BY = [
  '.storybook/main.ts',
  '.storybook/test-runner.ts',
  '.storybook/test-environment.mjs',
  '.storybook/ended-reporter.mjs',
  '.storybook/preview-head.html',
  '.storybook/static',
  'packages/ui/src/styles',
  'packages/catalogue/glyphs',
  'scripts/test-storybook.mjs',
  'scripts/browser.mjs',
  'test-runner-jest.config.js',
];

/** The stories of screens and patterns are about how components work together. */
const TOGETHER = /^(?:Screens|Patterns)\//;

const withoutDot = (path) => path.replace(/^\.\//, '');

/** The titles of the stories, each with its source files; one title may have several. */
function storyFiles() {
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8'));
  const files = new Map();
  for (const { type, title, importPath } of Object.values(entries)) {
    if (type !== 'story') continue;
    files.set(title, (files.get(title) ?? new Set()).add(withoutDot(importPath)));
  }
  return files;
}

const COMPONENTS = /^packages\/ui\/src\/components\/[^/]+\//;

/**
 * The inputs of a component's stories without other components, which are only examples here: they have their own
 * stories, as do the screens that show them together.
 * @param {string[]} files the story files
 * @param {string[]} inputs
 */
export function withoutOthers(files, inputs) {
  const own = new Set(files.map((file) => COMPONENTS.exec(file)?.[0]));
  return inputs.filter((path) => {
    const component = COMPONENTS.exec(path)?.[0];
    return component === undefined || own.has(component);
  });
}

/** What docs pages are made of: their parts, and the library's sources, which the compiler reads for their tables. */
const isOfDocs = (path) => path.startsWith('.storybook/docs/') || path === 'packages/ui/src';

/** What every story depends on, besides what it imports. */
export function commonInputs() {
  // The catalogue's data affects only stories that import it.
  const lookedAtBy = closureOf(
    LOOKED_AT_BY,
    (file) => !file.startsWith('packages/catalogue/') && !isOfDocs(file),
  );
  return [...lookedAtBy, ...closureOf(SHOWN_IN, (file) => !isOfDocs(file))];
}

function* parts() {
  const common = commonInputs();
  const browser = browserVersion();
  for (const [title, files] of storyFiles()) {
    const inputs = [...common, ...closureOf([...files])];
    const hash = inputsHash(inputs, browser);
    if (TOGETHER.test(title)) {
      yield [title, hash, inputs];
    } else {
      const others = withoutOthers([...files], inputs);
      yield [title, hash, others, inputsHash(others, browser)];
    }
  }
}

function passedTitles() {
  try {
    return new Set(JSON.parse(readFileSync(ENDED, 'utf8')));
  } catch {
    return new Set();
  }
}

const countOfFiles = () =>
  ['packages/ui/src', 'app/src', '.storybook']
    .flatMap((folder) => readdirSync(`${ROOT}${folder}`, { recursive: true }))
    .filter((name) => name.endsWith('.stories.tsx')).length;

/**
 * Plays the stories whose sources have changed since they passed and landed, or all of them. A Storybook that was left to
 * CI, and so was not built, leaves them all.
 */
export async function runStories(all) {
  if (!all && !existsSync(INDEX)) return { code: 0, output: '', landed: countOfFiles(), of: 'files' };
  const { changed, skipped, isWhole, note } = changedParts('stories', parts(), all);
  const rest = { ...skipped, of: 'titles' };
  if (changed.length === 0) return { code: 0, output: '', ...rest };
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  rmSync(ENDED, { force: true });
  const args = [`${ROOT}scripts/test-storybook.mjs`, ...(isWhole ? [] : changed)];
  const result = await run(process.execPath, args, { env: { ...process.env, LARDER_STORIES_ENDED: ENDED } });
  const passed = passedTitles();
  const proved = provedBy(
    result.code,
    changed.map((title) => [title, passed.has(title)]),
  );
  note((title) => proved.has(title));
  return { ...result, ...rest };
}
