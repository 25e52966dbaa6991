import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { browserVersion } from '../browser.mjs';
import { withoutHashes } from '../built-names.mjs';
import { ROOT } from '../paths.mjs';
import { runTool } from '../process.mjs';
import { answeredBy, isHandler, serverSources, withoutSubjects } from './handlers.mjs';
import { closureOf } from './imports.mjs';
import { changedParts, inputsHash, notePassed, provedBy, readPassed } from './passed.mjs';
import { withoutRecipes } from './recipes.mjs';
import { AFTER_ANY_CHANGE, subjectOfJourney } from './subjects.mjs';

const REPORT = `${ROOT}.cache/journeys-ended.json`;
const BUILT = `${ROOT}app/dist`;

/** Built files do not count: their sources do. */
const isWritten = (file) => !file.includes('/dist/');

/** What runs them. */
const RUN_BY = closureOf(
  [
    'tests/playwright.config.ts',
    'tests/support/ended-reporter.ts',
    'tests/support/server.ts',
    'tests/support/journey.ts',
  ],
  isWritten,
);
/** What all of them depend on. Recipes and ingredients are on every screen. */
export const COMMON = closureOf(
  [
    ...RUN_BY,
    'app/public',
    'openapi/openapi.yaml',
    'packages/catalogue/src',
    'packages/catalogue/glyphs',
    'packages/plates',
    'packages/server/migrations',
    'packages/server/vite.config.ts',
  ],
  isWritten,
);
/** Neither a separate browser nor a service worker's requests are observed: both may load anything. */
const LOADS_UNSEEN = /\bnewContext\b|\bserviceWorkers?\b/;

/** The app's built files by their names without hashes, each with a hash of its content. */
function builtFiles() {
  const hashes = new Map();
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(BUILT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  for (const file of files.toSorted()) {
    const hash = createHash('sha256').update(withoutHashes(readFileSync(`${BUILT}/${file}`, 'latin1')));
    // Several may have the same name, and all of them count.
    const name = withoutHashes(file);
    hashes.set(name, `${hashes.get(name) ?? ''}${hash.digest('hex')}`);
  }
  return hashes;
}

/** What the server runs for any request, and the handlers of each part of the API. */
function serverFiles() {
  const all = serverSources();
  const ofHandlers = new Set(closureOf(all.filter(isHandler)));
  // Code that no import leads to, such as a worker named by its file, counts as always used.
  const frame = closureOf(
    all.filter((file) => file === 'packages/server/src/main.ts' || !ofHandlers.has(file)),
    (file) => !isHandler(file),
  );
  const byPart = new Map();
  for (const { part, file } of answeredBy()) byPart.set(part, (byPart.get(part) ?? new Set()).add(file));
  return { frame, parts: byPart };
}

const specs = () =>
  readdirSync(`${ROOT}tests/journeys`)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/journeys/${name}`);

/** The app's own code and how it is built, without the components of the library. */
const appFiles = () =>
  closureOf([
    'app/src/main.tsx',
    ...readdirSync(`${ROOT}app`, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `app/${name}`),
  ]).filter((file) => isWritten(file) && !file.startsWith('packages/ui/src/components/'));

/**
 * Each journey file with the hash of the app's files and the parts of the API that it used when it passed; what it
 * tests, unless it is in the core; and the hash without recipes, components and the server's subjects, of which it uses
 * only some.
 */
function* parts(uses) {
  const built = builtFiles();
  const server = serverFiles();
  const browser = browserVersion();
  const app = appFiles();
  // Every page names the icons and the manifest; the service worker knows all files, and few tests allow it.
  const ofEveryPage = [...built.keys()].filter((file) => !file.startsWith('assets/') && file !== 'sw.js');
  for (const spec of specs()) {
    const imported = closureOf([spec], isWritten);
    const source = imported
      .filter((file) => /\.m?[jt]s$/.test(file))
      .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
      .join('\n');
    const used = uses[spec];
    const isKnown = used !== undefined && !LOADS_UNSEEN.test(source);
    const files = isKnown ? [...ofEveryPage, ...used.files] : [...built.keys()];
    const asked = [...server.parts].filter(
      ([part]) => !isKnown || used.parts.includes(part) || new RegExp(`/${part}\\b`).test(source),
    );
    const name = basename(spec, '.spec.ts');
    const subject = subjectOfJourney(name);
    const ofApp = [browser, ...files.map((file) => `${file} ${built.get(file)}`)].join('\n');
    const rest = [...COMMON, ...imported, ...server.frame, ...closureOf(asked.flatMap(([, of]) => [...of]))];
    const others = withoutSubjects([...COMMON, ...imported, ...server.frame, ...app]);
    yield [
      spec,
      inputsHash(rest, ofApp),
      subject && [...RUN_BY, ...imported, ...subject],
      AFTER_ANY_CHANGE.includes(name) ? undefined : inputsHash(withoutRecipes(others), browser),
    ];
  }
}

const readEnded = () => (existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {});

/** Runs the journeys whose part of the product has changed since they passed, or all of them. */
export async function runJourneys(all) {
  const uses = readPassed().journeysUse ?? {};
  const { changed, skipped, isWhole, note } = changedParts('journeys', parts(uses), all);
  const rest = { ...skipped, of: 'files of journeys' };
  if (changed.length === 0) return { code: 0, output: '', ...rest };
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  rmSync(REPORT, { force: true });
  const only = isWhole ? [] : changed.map((spec) => spec.replace('tests/', ''));
  const env = { ...process.env, LARDER_JOURNEYS_ENDED: REPORT };
  const result = await runTool('playwright', ['test', ...only], { from: 'tests', cwd: `${ROOT}tests`, env });
  const ended = readEnded();
  // Its hash covers what it used this time.
  const newUses = { ...uses };
  for (const [spec, { files, parts: asked }] of Object.entries(ended))
    newUses[spec] = { files, parts: asked };
  const proved = provedBy(
    result.code,
    Object.entries(ended).map(([spec, { passed }]) => [spec, passed]),
  );
  notePassed({ journeysUse: newUses });
  note((spec) => proved.has(spec), parts(newUses));
  return { ...result, ...rest };
}
