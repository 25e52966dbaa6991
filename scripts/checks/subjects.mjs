import { readdirSync } from 'node:fs';
import { ROOT } from '../paths.mjs';
import { closureOf } from './imports.mjs';
import { touches } from './landed.mjs';

/** The subjects of app and server, each a folder of both. */
export const ROOMS = ['accounts', 'lists', 'pantry', 'plan', 'preferences', 'recipes', 'shopping', 'voice'];

/** What all subjects stand on. */
const PLATFORM = [
  'app/public',
  'app/src/app.tsx',
  'app/src/main.tsx',
  'app/src/platform',
  'app/src/shell',
  'packages/client/src',
  'packages/server/src/platform',
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

/**
 * The slow tests, by file or folder, with what they test: they start servers, clusters and commands as processes, or
 * attack every operation.
 */
export const SLOW_TESTS = {
  'packages/server/tests/process': [
    ...PROCESS,
    'packages/server/src/plan/language-model',
    ...['messages', 'queue', 'thread', 'worker'].map((name) => `packages/server/src/plan/planner-${name}.ts`),
    'packages/server/src/plan/planner-worker-source.mjs',
  ],
  'packages/server/tests/backup': PROCESS,
  'packages/server/tests/database/cluster.test.ts': ['packages/server/src/platform/database'],
  'packages/server/tests/attacks': ['packages/server/src', 'packages/server/migrations', 'openapi'],
};

/**
 * What a slow unit test tests, with the code of the test itself; undefined for one that every run needs.
 * @param {string} file
 * @returns {string[] | undefined}
 */
export function subjectOfTest(file) {
  const name = Object.keys(SLOW_TESTS).find((slow) => touches([file], [slow]));
  if (!name) return undefined;
  return [...SLOW_TESTS[name], ...closureOf([file], (next) => next.startsWith('packages/server/tests/'))];
}

/** The journeys that every `npm test` makes: the README's promises, and one way through each part of the product. */
export const CORE = ['allergies', 'first-dinner', 'match', 'promises', 'routes', 'session'];

/** What the other journeys test. Those that look at every screen alike test the platform. */
export const JOURNEYS = {
  account: ['accounts'],
  adding: ['pantry'],
  boundaries: ['platform'],
  browse: ['recipes'],
  dates: ['pantry'],
  failures: ['platform'],
  favorites: ['lists'],
  'layout-shift': ['platform'],
  lists: ['lists'],
  'meal-plan': ['plan', 'shopping'],
  'my-pantry': ['pantry'],
  naughty: ['platform'],
  'odd-sizes': ['platform'],
  offline: ['shopping', 'platform'],
  pantry: ['pantry'],
  'pantry-changes': ['pantry'],
  pleasant: ['platform'],
  policy: ['platform'],
  prefetch: ['recipes', 'platform'],
  recover: ['accounts'],
  settings: ['preferences'],
  tabs: ['platform'],
  times: ['recipes'],
  tokens: ['platform'],
  'two-devices': ['lists', 'pantry', 'preferences'],
  undo: ['lists', 'pantry', 'plan'],
  voice: ['voice'],
};

const isSource = (file) =>
  /\.m?[jt]sx?$/.test(file) && !/\.(?:test|stories)\.|(?:^|\/)(?:testing|storybook)\//.test(file);

/** Everything behind one subject, from its screens and handlers down. */
function behind(room) {
  const folders = ['app/src', 'packages/server/src'].map((folder) => `${folder}/${room}`);
  const sources = folders.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(isSource),
  );
  return closureOf(sources);
}

/** @type {Map<string, string[]> | undefined} */
let ofRooms;

/** The files behind each subject, without those that most subjects share: the journeys of {@link CORE} use them. */
function filesOfRooms() {
  if (ofRooms) return ofRooms;
  const all = ROOMS.map((room) => [room, behind(room)]);
  const uses = new Map();
  for (const file of all.flatMap(([, files]) => files)) uses.set(file, (uses.get(file) ?? 0) + 1);
  ofRooms = new Map(
    all.map(([room, files]) => [room, files.filter((file) => uses.get(file) <= ROOMS.length / 2)]),
  );
  return ofRooms.set('platform', PLATFORM);
}

/**
 * What a journey tests besides its own code; undefined for one that every run makes, or that says nothing of itself.
 * @param {string} name its file's name, without the ending
 * @returns {string[] | undefined}
 */
export function subjectOfJourney(name) {
  if (CORE.includes(name)) return undefined;
  return JOURNEYS[name]?.flatMap((room) => filesOfRooms().get(room));
}
