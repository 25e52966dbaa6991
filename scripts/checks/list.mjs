import { existsSync, readdirSync } from 'node:fs';
import { STORYBOOK } from '../build.mjs';
import { browserVersion } from '../browser.mjs';
import { ROOT } from '../paths.mjs';
import { pnpm } from '../pnpm.mjs';
import { run, runTool } from '../process.mjs';
import { checkCommits } from './commits.mjs';
import { runJourneys } from './journeys.mjs';
import { withoutRecipes } from './recipes.mjs';
import { runStories } from './stories.mjs';
import { runUnit } from './unit.mjs';

/** All source code: its folders, and the files at the top. */
const WRITTEN = [
  'app',
  'docs',
  'openapi',
  'packages',
  'scripts',
  'tests',
  '.storybook',
  '.ci',
  '.changeset',
  ...readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
];
const DOMAIN = ['packages/domain'];
const CATALOGUE = [...DOMAIN, 'packages/plates', 'packages/catalogue'];
const UI = [...DOMAIN, 'packages/ui', 'tsconfig.base.json'];
const APP = [...UI, 'packages/client', 'openapi', 'app', 'packages/plates/assets'];

/** How the library is packed, the files that its package names, and the projects that install it. */
const PACKED = [
  'package.json',
  'README.md',
  'scripts',
  'tsconfig.json',
  'tsconfig.build.json',
  'src/index.ts',
  'src/styles',
]
  .concat(readdirSync(`${ROOT}packages/ui/src/components`).map((name) => `src/components/${name}/index.ts`))
  .map((path) => `packages/ui/${path}`)
  .concat(
    'tests/consumer',
    'scripts/consumer',
    'scripts/test-consumer.mjs',
    'scripts/build.mjs',
    'tsconfig.base.json',
  );
const CONTAINER = [
  'packages/server/docker',
  'scripts',
  'pnpm-workspace.yaml',
  'package.json',
  ...['app', 'openapi', 'tests', 'packages/server'].map((folder) => `${folder}/package.json`),
];

const script = (name, args = []) => run(process.execPath, [`${ROOT}scripts/${name}.mjs`, ...args]);
// The native compiler is installed next to the one whose API other tools use, under a different name.
// Parallel checkers of one package each read the types they share: a single one is half the work on two
// cores.
const checkTypes = () =>
  run(process.execPath, [`${ROOT}node_modules/typescript-native/bin/tsc`, '-b', '--checkers', '1']);
const packageScript = (folder, name) => pnpm(['--silent', 'run', name], { cwd: `${ROOT}${folder}` });

/**
 * @typedef {{ code: number, output: string, left?: number, landed?: number, of?: string, why?: string }} Result
 *   `left` is how many of its parts were skipped because nothing they depend on has changed since they passed, `landed`
 *   how many slow ones because what they test is unchanged since CI tested it; `why` is the reason if it cannot run here
 * @typedef {object} Check
 * @property {string} name
 * @property {string} says
 * @property {(all: boolean) => Promise<Result>} work
 * @property {string} [needs] the check whose output this one needs: it fails with that one, and does that work first
 *   if run alone
 * @property {string[]} [inputs] what its result depends on, from the top folder: it is skipped if unchanged since it
 *   passed
 * @property {() => string} [extra] what its result depends on apart from files
 * @property {string[]} [tested] for a slow check, what it tests: it is left to CI while that is unchanged since it landed
 */

/**
 * Every check, in two lanes for two cores: one reads and tests the code, the other builds and drives a browser. The
 * lane that finishes first takes the checks that may run in either.
 * @type {Record<string, Check[]>}
 */
export const LANES = {
  code: [
    { name: 'format', says: 'Formatting', inputs: WRITTEN, work: () => runTool('oxfmt', ['--check', '.']) },
    { name: 'lint', says: 'Lint', inputs: WRITTEN, work: () => runTool('oxlint', ['--deny-warnings']) },
    {
      name: 'rooms',
      says: 'Imports follow the order of the rooms, without cycles',
      inputs: [
        'packages/catalogue/src',
        'packages/client/src',
        'packages/domain/src',
        'packages/plates/src',
        'packages/server/src',
        'packages/ui/src',
        'app/src',
        'scripts/rooms',
        'scripts/test-rooms.mjs',
      ],
      work: () => script('test-rooms'),
    },
    {
      name: 'recipes',
      says: 'Recipes, ingredients and presets are valid',
      inputs: CATALOGUE,
      work: () => packageScript('packages/catalogue', 'check:data'),
    },
    {
      name: 'contract',
      says: 'Contract is valid and its types are up to date',
      inputs: ['openapi'],
      work: () => packageScript('openapi', 'check'),
    },
    {
      name: 'styles',
      says: 'CSS module types are up to date',
      inputs: ['packages/ui'],
      work: () => packageScript('packages/ui', 'check'),
    },
    {
      name: 'glyphs',
      says: 'Ingredient drawings, countries and the edition are up to date',
      inputs: [...CATALOGUE, 'packages/ui/src/generated', 'packages/ui/src/components/flag', 'openapi'],
      work: () => packageScript('packages/catalogue', 'check'),
    },
    { name: 'types', says: 'Types', inputs: WRITTEN, work: () => checkTypes() },
    {
      name: 'licences',
      says: 'All package licences are allowed',
      inputs: ['scripts/licences', 'scripts/test-licences.mjs'],
      work: () => script('test-licences'),
    },
    {
      name: 'requirements',
      says: 'Every requirement has a test',
      inputs: WRITTEN,
      work: () => script('test-requirements'),
    },
    // It takes no longer than to find out whether anything has changed.
    {
      name: 'commits',
      says: 'Commit subjects are short, and a body says why',
      work: async () => checkCommits(),
    },
    // The check after it waits for the pictures to be drawn; this one needs none.
    {
      name: 'sizes',
      says: 'Every library component is within its size limit',
      inputs: [...UI, 'scripts'],
      tested: [...UI, 'scripts/sizes', 'scripts/test-sizes.mjs'],
      work: () => script('test-sizes'),
    },
    {
      name: 'unit',
      says: 'Unit tests, and server tests on PostgreSQL',
      work: runUnit,
      needs: 'build',
    },
  ],
  browser: [
    { name: 'build', says: 'Pictures, server and app build', work: () => script('run', ['build']) },
    {
      name: 'bytes',
      says: 'First visits are within their byte and request limits',
      // One recipe more or less weighs nothing.
      inputs: withoutRecipes([...APP, ...CATALOGUE, 'packages/server', 'scripts']),
      extra: browserVersion,
      // A visit loads the built app; what the server answers to it is a few kilobytes. Components have limits of their own.
      tested: [
        'app',
        'packages/client',
        'packages/ui/src/styles',
        'openapi',
        'packages/server/src/platform',
        'packages/server/src/app.ts',
        'scripts/bytes',
        'scripts/test-bytes.mjs',
      ],
      work: () => script('test-bytes'),
      needs: 'build',
    },
    {
      name: 'storybook',
      says: 'Storybook builds',
      // No story shows a recipe of the catalogue; only a docs page does.
      inputs: withoutRecipes(STORYBOOK.inputs),
      extra: () => String(existsSync(`${ROOT}${STORYBOOK.outputs[0]}`)),
      tested: withoutRecipes(STORYBOOK.inputs),
      work: () => script('run', ['build-storybook']),
    },
    {
      name: 'stories',
      says: 'Every story passes and is accessible, light and dark',
      work: runStories,
      needs: 'storybook',
    },
    {
      name: 'docs',
      says: 'Every docs page is whole, and at most six screens long',
      inputs: STORYBOOK.inputs,
      extra: browserVersion,
      // What a component's page shows of it is in its stories, which are played.
      tested: ['.storybook', 'scripts/docs', 'scripts/test-docs.mjs'],
      work: () => script('test-docs'),
      needs: 'storybook',
    },
    {
      name: 'journeys',
      says: 'End-to-end journeys in Chromium',
      work: runJourneys,
      needs: 'build',
    },
  ],
  either: [
    // knip loads the app's Vite configuration, which reads a picture that the build renders.
    {
      name: 'unused',
      says: 'No unused files, exports or dependencies',
      inputs: WRITTEN,
      work: () => runTool('knip', ['--cache']),
      needs: 'build',
    },
    {
      name: 'library',
      says: 'The packed library works in other projects',
      inputs: [...UI, 'tests/consumer', 'scripts'],
      tested: PACKED,
      work: () => script('test-consumer'),
    },
    {
      name: 'container',
      says: 'The container image builds line by line, runs and is healthy',
      inputs: CONTAINER,
      tested: CONTAINER,
      work: () => script('test-container'),
    },
  ],
};
