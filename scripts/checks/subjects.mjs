import { readdirSync } from 'node:fs';
import { ROOT } from '../paths.mjs';
import { closureOf } from './imports.mjs';
import { touches } from './landed.mjs';

/** The subjects of the app, each a folder. */
export const ROOMS = [
  'accounts',
  'cooking',
  'lists',
  'pantry',
  'plan',
  'preferences',
  'recipes',
  'shopping',
  'voice',
];

/** What all subjects depend on. */
const PLATFORM = [
  'app/public',
  'app/src/app.tsx',
  'app/src/first-script.ts',
  'app/src/main.tsx',
  'app/src/page.tsx',
  'app/src/platform',
  'app/src/prerender.ts',
  'app/src/render-page.tsx',
  'app/src/shell',
  'packages/client/src',
  'packages/server/src/platform/http',
];

/** How the server is built and started, and what its commands do. */
const PROCESS = [
  ...readdirSync(`${ROOT}packages/server/src`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `packages/server/src/${name}`),
  'packages/server/src/platform',
  'packages/server/migrations',
  'packages/server/package.json',
  'packages/server/vite.config.ts',
];

/** How requests are read, checked, limited and answered. */
const REQUESTS = ['packages/server/src/app.ts', 'packages/server/src/platform', 'openapi/openapi.yaml'];

/** The code for a cook's deeds and their undo. */
const DEEDS = [
  ...['lists', 'pantry', 'plan', 'preferences', 'shopping'].map((room) => `packages/server/src/${room}`),
  'packages/server/src/platform/database',
  'packages/server/src/platform/removals',
  'packages/domain/src/ledger',
];

/**
 * The slow tests, by file or folder, with what they test besides what they import from where tests are. They start servers,
 * clusters and commands as processes, or send thousands of requests.
 */
export const SLOW_TESTS = {
  // It compares what a change reruns with what bundlers read, for files that stand for their kinds.
  'scripts/checks/checks.test.mjs': ['packages/server/tests/api/api.ts'],
  'scripts/checks/commits.test.mjs': [],
  'scripts/checks/landed.test.mjs': ['tests/journeys', 'packages/server/tests'],
  'scripts/checks/stuck.test.mjs': ['scripts/checks/stuck.mjs'],
  'scripts/container/container.test.mjs': [],
  'scripts/process.test.mjs': [],
  'packages/server/tests/process': [
    ...PROCESS,
    'packages/server/src/plan/language-model',
    ...['messages', 'queue', 'thread', 'worker'].map((name) => `packages/server/src/plan/planner-${name}.ts`),
    'packages/server/src/plan/planner-worker-source.mjs',
  ],
  'packages/server/tests/backup': PROCESS,
  'packages/server/tests/database/cluster.test.ts': ['packages/server/src/platform/database'],
  'packages/server/tests/import/databases.test.ts': [
    ...PROCESS,
    'packages/server/src/recipes/catalogue',
    'packages/server/src/recipes/import',
  ],
  'packages/server/tests/attacks/deletions.test.ts': [...REQUESTS, 'packages/server/src/accounts'],
  'packages/server/tests/attacks/fuzz.test.ts': REQUESTS,
  'packages/server/tests/attacks/imports': [
    ...REQUESTS,
    'packages/server/src/recipes/import',
    'packages/server/src/recipes/memory/photo-file.ts',
  ],
  'packages/server/tests/attacks/model.test.ts': DEEDS,
  'packages/server/tests/attacks/naughty.test.ts': REQUESTS,
  'packages/server/tests/attacks/retries.test.ts': REQUESTS,
  'packages/server/tests/attacks/undo-walks.test.ts': DEEDS,
};

/**
 * The server tests that every run needs, by file or folder: a cook's day through all rooms, what an allergy rules out, every
 * recipe, and who may reach what.
 */
export const SERVER_CORE = [
  'api/allergies.test.ts',
  'api/cooks-day.test.ts',
  'api/real-catalogue.test.ts',
  'attacks',
  'planner/safety.test.ts',
].map((name) => `packages/server/tests/${name}`);

/** Where tests are, with what only they use. */
const BESIDE_TESTS = /^(?:packages\/server\/tests|scripts)\//;

/**
 * What a slow unit test tests, with the code of the test itself; undefined for one that every run needs.
 * @param {string} file
 * @returns {string[] | undefined}
 */
export function subjectOfTest(file) {
  const name = Object.keys(SLOW_TESTS).find((slow) => touches([file], [slow]));
  if (!name) return undefined;
  return [...SLOW_TESTS[name], ...closureOf([file], (next) => BESIDE_TESTS.test(next))];
}

/**
 * The server tests that judge each recipe of the catalogue, by file or folder. To other tests, recipes are only examples:
 * those that have passed with the same code do not rerun for a changed recipe.
 */
const OF_RECIPES = [
  'packages/server/tests/api/real-catalogue.test.ts',
  'packages/server/tests/import/lines.test.ts',
  'packages/server/tests/planner/safety.test.ts',
  'packages/server/tests/search/dish-search.test.ts',
  'packages/server/tests/search/text-index.test.ts',
  'packages/server/tests/search/typos.test.ts',
];

/**
 * Whether recipes are only examples to a unit test.
 * @param {string} file
 */
export const hasExampleRecipes = (file) =>
  /^(?:packages\/server\/tests|scripts)\//.test(file) && !touches([file], OF_RECIPES);

/**
 * Routes that tests call on the way to what they test: signing up, filling a pantry, making a plan. A test that has
 * passed, and does not name such a route itself, does not rerun for it: those that name it do.
 */
export const STEPPING_STONES = [
  'POST /auth/signup',
  'POST /auth/login',
  'POST /pantry/bulk',
  'GET /pantry',
  'POST /preferences/onboard',
  'POST /meal-plans/generate',
  'GET /meal-plans/current',
];

/** The journeys that every `npm test` runs: the README's promises, and one path through each part of the product. */
export const CORE = ['allergies', 'first-dinner', 'match', 'promises', 'routes', 'session'];

/**
 * The journeys that rerun after every change of what they use. To the others, recipes, library components and the server
 * code of one subject are only examples: those that have passed with the same app and the rest of the server do not rerun
 * for one.
 */
export const AFTER_ANY_CHANGE = ['first-dinner', 'routes'];

/** What the other journeys test. Those that cover all screens test the platform. */
export const JOURNEYS = {
  account: ['accounts'],
  adding: ['pantry'],
  'base-path': ['platform'],
  boundaries: ['platform'],
  browse: ['recipes'],
  choosing: ['plan', 'pantry', 'preferences'],
  'choosing-again': ['plan', 'preferences'],
  cooking: ['cooking', 'recipes'],
  languages: ['platform', 'accounts', 'recipes'],
  units: ['preferences', 'recipes', 'cooking', 'plan', 'shopping'],
  dates: ['pantry'],
  failures: ['platform'],
  favorites: ['lists'],
  keyboard: ['recipes', 'lists'],
  'layout-shift': ['platform'],
  lists: ['lists'],
  lunches: ['plan'],
  'meal-plan': ['plan', 'shopping'],
  memory: ['recipes', 'cooking'],
  'my-pantry': ['pantry'],
  naughty: ['platform'],
  'odd-sizes': ['platform'],
  offline: ['shopping', 'platform'],
  moving: ['recipes'],
  'own-recipes': ['recipes'],
  'plan-keyboard': ['plan', 'preferences', 'recipes'],
  pantry: ['pantry'],
  'pantry-changes': ['pantry'],
  pleasant: ['platform'],
  policy: ['platform'],
  prerendered: ['platform', 'accounts'],
  prefetch: ['recipes', 'platform'],
  recover: ['accounts'],
  settings: ['preferences', 'pantry'],
  tabs: ['platform'],
  times: ['recipes'],
  tokens: ['platform'],
  'two-devices': ['lists', 'pantry', 'preferences'],
  undo: ['lists', 'pantry', 'plan'],
  voice: ['voice'],
};

const isSource = (file) =>
  /\.m?[jt]sx?$/.test(file) && !/\.(?:test|stories)\.|(?:^|\/)(?:testing|storybook)\//.test(file);

/**
 * Everything behind the screens of one subject, except components: when one changes, its stories and those of every
 * screen that shows it run. The library's hooks are behind screens. The API that the screens call has its own tests.
 */
const behind = (room) =>
  closureOf(
    readdirSync(`${ROOT}app/src/${room}`, { recursive: true })
      .map((file) => `app/src/${room}/${file.replaceAll('\\', '/')}`)
      .filter(isSource),
  ).filter((file) => !file.startsWith('packages/ui/') || file.startsWith('packages/ui/src/hooks/'));

/** @type {Map<string, string[]> | undefined} */
let ofRooms;

/**
 * A subject's own files and those behind it, without what most subjects share: the journeys of {@link CORE} use that.
 */
function filesOfRooms() {
  if (ofRooms) return ofRooms;
  const all = ROOMS.map((room) => [room, behind(room)]);
  const uses = new Map();
  for (const file of all.flatMap(([, files]) => files)) uses.set(file, (uses.get(file) ?? 0) + 1);
  const isOf = (room, file) => file.startsWith(`app/src/${room}/`) || uses.get(file) <= ROOMS.length / 2;
  ofRooms = new Map(all.map(([room, files]) => [room, files.filter((file) => isOf(room, file))]));
  return ofRooms.set('platform', PLATFORM);
}

/**
 * What a journey tests besides its own code; undefined for one in the core, or one that declares nothing.
 * @param {string} name its file's name, without the ending
 * @returns {string[] | undefined}
 */
export function subjectOfJourney(name) {
  if (CORE.includes(name)) return undefined;
  return JOURNEYS[name]?.flatMap((room) => filesOfRooms().get(room));
}
