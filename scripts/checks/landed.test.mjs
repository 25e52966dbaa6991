import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../paths.mjs';
import { changesSinceLanded, isLanded, isOnCi, runsAll, touches } from './landed.mjs';
import { changedParts } from './passed.mjs';
import {
  CORE,
  JOURNEYS,
  ROOMS,
  SERVER_CORE,
  SLOW_TESTS,
  subjectOfJourney,
  subjectOfTest,
} from './subjects.mjs';
import { subjectOfServerTest, testFiles } from './unit.mjs';

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-landed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
};
const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, stdio: 'pipe', env: { ...process.env, ...AUTHOR } });

function commit(folder, name, text) {
  writeFileSync(join(folder, name), text);
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', name);
}

/** A clone of a repository with the files `one` and `two`. */
function clone() {
  const folder = temporaryFolder();
  const origin = join(folder, 'origin');
  git(folder, 'init', '--initial-branch=main', 'origin');
  commit(origin, 'one', '1');
  commit(origin, 'two', '2');
  git(folder, 'clone', 'origin', 'copy');
  return { origin, copy: join(folder, 'copy') };
}

describe('what differs from what has landed', () => {
  test('nothing in a fresh clone', () => {
    expect(changesSinceLanded(clone().copy)).toEqual({ since: 'origin/main', files: [] });
  });

  test('committed, staged, edited, deleted and new files; not what others have landed since', () => {
    const { origin, copy } = clone();
    git(copy, 'switch', '-c', 'mine');
    commit(copy, 'committed', 'x');
    writeFileSync(join(copy, 'staged'), 'x');
    git(copy, 'add', 'staged');
    writeFileSync(join(copy, 'one'), 'edited');
    rmSync(join(copy, 'two'));
    writeFileSync(join(copy, 'new and ü'), 'x');
    commit(origin, 'by others', 'x');
    git(copy, 'fetch');
    expect(changesSinceLanded(copy)?.files.toSorted()).toEqual(
      ['committed', 'new and ü', 'one', 'staged', 'two'].toSorted(),
    );
  });

  test('unknown without a repository, without a remote, and in a copy inside another repository', () => {
    const { origin, copy } = clone();
    expect(changesSinceLanded(temporaryFolder())).toBeNull();
    expect(changesSinceLanded(origin)).toBeNull();
    const inside = join(copy, 'inside');
    mkdirSync(inside);
    expect(changesSinceLanded(inside)).toBeNull();
  });
});

test('a file touches itself and its folders, and nothing with a similar name', () => {
  expect(touches(['app/src/main.tsx'], ['app'])).toBe(true);
  expect(touches(['app/src/main.tsx'], ['app/src/main.tsx'])).toBe(true);
  expect(touches(['app/src/main.tsx'], ['app/sr', 'app/src/main', 'packages'])).toBe(false);
  expect(touches([], ['app'])).toBe(false);
});

test('CI leaves nothing to CI', () => {
  const since = { since: 'origin/main', files: ['app/src/app.tsx'] };
  expect(isLanded(['packages/ui'], { isCi: false, since })).toBe(true);
  expect(isLanded(['app'], { isCi: false, since })).toBe(false);
  expect(isLanded(['packages/ui'], { isCi: false, since: null })).toBe(false);
  expect(isLanded(['packages/ui'], { isCi: true, since })).toBe(false);
});

test.each([
  { args: [], isCi: false, all: false },
  { args: [], isCi: true, all: true },
  { args: ['--all'], isCi: false, all: true },
  { args: ['lint', 'types'], isCi: false, all: true },
  { args: ['failed'], isCi: false, all: false },
  { args: ['failed'], isCi: true, all: false },
  { args: ['failed', '--all'], isCi: true, all: true },
])('npm test -- $args on CI: $isCi, skips nothing: $all', ({ args, isCi, all }) =>
  expect(runsAll(args, isCi)).toBe(all),
);

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', false],
])('CI=%s is CI: %s', (value, isCi) => {
  vi.stubEnv('CI', value);
  onTestFinished(() => vi.unstubAllEnvs());
  expect(isOnCi()).toBe(isCi);
});

describe('a slow part', () => {
  const memory = () => join(temporaryFolder(), 'passed.json');
  const parts = [
    ['slow', '1', ['packages/server']],
    ['quick', '1'],
  ];
  const landed = { isLandedAs: (paths) => paths.includes('packages/server') };
  const edited = { isLandedAs: () => false };

  test('is left to CI while its subject is unchanged since it landed', () => {
    const kept = { memory: memory() };
    const first = changedParts('unit', parts, false, { ...kept, ...landed });
    expect(first).toMatchObject({ changed: ['quick'], skipped: { left: 0, landed: 1 } });
    first.note(() => true);
    expect(changedParts('unit', parts, false, { ...kept, ...edited })).toMatchObject({
      changed: ['slow'],
      skipped: { left: 1, landed: 0 },
    });
  });

  test('runs with --all, and again after it has failed', () => {
    const options = { memory: memory(), ...landed };
    const first = changedParts('unit', parts, true, options);
    expect(first.changed).toEqual(['slow', 'quick']);
    first.note((part) => part === 'quick');
    expect(changedParts('unit', parts, false, options).changed).toEqual(['slow']);
  });

  test('is not left to CI when the code that runs the checks has changed', () => {
    const options = { memory: memory(), isLandedAs: (paths) => !touches(['pnpm-lock.yaml'], paths) };
    expect(changedParts('unit', parts, false, options).changed).toEqual(['slow', 'quick']);
  });
});

describe('slow unit tests', () => {
  /** The slow tests that a change to this file runs. */
  const runFor = (file, folder = 'packages/server') =>
    testFiles(folder).filter((slow) => touches([file], subjectOfTest(slow) ?? []));

  test('each folder and file named exists, as does everything they test', () => {
    const paths = Object.entries(SLOW_TESTS).flatMap(([slow, tested]) => [slow, ...tested]);
    expect(paths.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  });

  test.each([
    {
      file: 'packages/server/src/platform/backup/schedule.ts',
      runs: 'backup/schedule',
      not: 'database/cluster',
    },
    { file: 'packages/server/src/pantry/pantry.handlers.ts', runs: 'attacks/model', not: 'process/start' },
    { file: 'packages/server/src/platform/http/contract.ts', runs: 'attacks/fuzz', not: 'database/cluster' },
    { file: 'packages/server/tests/support/server-process.ts', runs: 'process/stop', not: 'attacks/model' },
    { file: 'packages/server/src/doctor.ts', runs: 'process/doctor', not: 'database/cluster' },
  ])('$file: $runs runs, $not does not', ({ file, runs, not }) => {
    expect(runFor(file)).toContain(`packages/server/tests/${runs}.test.ts`);
    expect(runFor(file)).not.toContain(`packages/server/tests/${not}.test.ts`);
  });

  test.each([
    { file: 'scripts/process.mjs', runs: 'scripts/process', not: 'scripts/checks/commits' },
    { file: 'scripts/checks/stuck.mjs', runs: 'scripts/checks/stuck', not: 'scripts/process' },
    { file: 'scripts/checks/stuck.test.mjs', runs: 'scripts/checks/stuck', not: 'scripts/process' },
  ])('$file: $runs runs, $not does not', ({ file, runs, not }) => {
    expect(runFor(file, 'scripts')).toContain(`${runs}.test.mjs`);
    expect(runFor(file, 'scripts')).not.toContain(`${not}.test.mjs`);
  });

  test.each(['api/cooks-day', 'attacks/access', 'attacks/other-cooks', 'planner/safety'])(
    '%s is needed by every run',
    (name) => {
      const file = `packages/server/tests/${name}.test.ts`;
      expect([subjectOfTest(file), subjectOfServerTest(file)]).toEqual([undefined, undefined]);
    },
  );
});

describe('server tests that have not passed here', () => {
  const files = testFiles('packages/server/tests').filter((name) => !subjectOfTest(name));
  const others = files.filter((name) => !touches([name], SERVER_CORE));
  const subjects = new Map(others.map((name) => [name, subjectOfServerTest(name)]));
  /** The tests that a change to this file runs. */
  const runFor = (file) => others.filter((name) => touches([file], subjects.get(name)));
  const named = (name) => `packages/server/tests/${name}.test.ts`;

  test.each([
    { file: 'packages/server/src/lists/lists.handlers.ts', runs: 'api/lists', not: 'api/voice' },
    { file: 'packages/server/src/plan/meal-plans.handlers.ts', runs: 'api/meal-plans', not: 'api/photos' },
    {
      file: 'packages/server/src/recipes/import/page/rows.ts',
      runs: 'import/page/rows',
      not: 'planner/plan',
    },
    {
      file: 'packages/domain/src/planner/by-date.ts',
      runs: 'planner/plan',
      not: 'import/fetching/fetch-page',
    },
  ])('$file: $runs runs, $not does not', ({ file, runs, not }) => {
    expect(runFor(file)).toContain(named(runs));
    expect(runFor(file)).not.toContain(named(not));
  });

  test.each([
    'packages/server/src/platform/http/contract.ts',
    'packages/server/tests/api/api.ts',
    'openapi/openapi.yaml',
    'packages/domain/src/limits.ts',
  ])('%s runs all of the API', (file) => {
    const ofApi = others.filter((name) => name.startsWith('packages/server/tests/api/'));
    expect(runFor(file)).toEqual(expect.arrayContaining(ofApi));
  });

  test('a recipe runs those that judge each recipe', () => {
    const [recipe] = readdirSync(`${ROOT}packages/catalogue/data/recipes`, { recursive: true })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `packages/catalogue/data/recipes/${name}`);
    expect(runFor(recipe)).toEqual(expect.arrayContaining(['import/lines', 'search/typos'].map(named)));
    expect(runFor(recipe)).not.toContain(named('planner/plan'));
  });

  test('the core exists, and always runs', () => {
    expect(SERVER_CORE.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
    const core = files.filter((name) => touches([name], SERVER_CORE));
    expect(core.map(subjectOfServerTest)).toEqual(core.map(() => undefined));
  });
});

describe('journeys', () => {
  /** The journeys that a change to this file runs. */
  const madeFor = (file) => Object.keys(JOURNEYS).filter((name) => touches([file], subjectOfJourney(name)));

  test('each declares what it tests, or is in the core', () => {
    const specs = readdirSync(`${ROOT}tests/journeys`).filter((name) => name.endsWith('.spec.ts'));
    const named = [...CORE, ...Object.keys(JOURNEYS)];
    expect(specs.map((name) => basename(name, '.spec.ts')).toSorted()).toEqual(named.toSorted());
    expect(CORE.map(subjectOfJourney)).toEqual(CORE.map(() => undefined));
    expect(CORE).toContain('promises');
  });

  test('every room has one', () => {
    const tested = new Set(Object.values(JOURNEYS).flat());
    expect([...tested].toSorted()).toEqual([...ROOMS, 'platform'].toSorted());
  });

  test.each([
    { file: 'app/src/pantry/note-pantry.ts', made: 'pantry', not: 'voice' },
    { file: 'app/src/voice/use-voice.ts', made: 'voice', not: 'account' },
    { file: 'packages/ui/src/hooks/voice/voice-machine.ts', made: 'voice', not: 'account' },
    { file: 'app/src/platform/session/guard.tsx', made: 'tokens', not: 'times' },
  ])('$file: $made runs, $not does not', ({ file, made, not }) => {
    expect(madeFor(file)).toContain(made);
    expect(madeFor(file)).not.toContain(not);
  });

  test('a component, and code that most rooms share, run only the core', () => {
    expect(madeFor('packages/ui/src/components/button/button.tsx')).toEqual([]);
    expect(madeFor('packages/ui/src/components/list-card/list-card.tsx')).toEqual([]);
    expect(madeFor('packages/catalogue/data/recipes/italy/lasagne.yaml')).toEqual([]);
  });
});
