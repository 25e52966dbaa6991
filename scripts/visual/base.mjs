import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { fail, run } from '../process.mjs';

/** How many earlier commits keep their Storybook and screenshots. */
const KEPT = 3;
/**
 * Inputs that the base rebuilds only if its recipes differ: copied with their stamp, which the build
 * compares.
 */
const CARRIED = ['packages/catalogue/dist', 'node_modules/.cache/larder/build-pictures.stamp'];

async function git(...args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : undefined;
}

/**
 * The commit to compare with: the requested one, or where this branch left the main branch. On the main
 * branch itself it is the last commit, so that uncommitted changes are compared.
 */
export async function baseCommit(asked) {
  if (asked) {
    const commit = await git('rev-parse', '--verify', '--quiet', `${asked}^{commit}`);
    return commit ?? fail(`There is no commit '${asked}' to compare with.`);
  }
  for (const main of ['main', 'origin/main']) {
    const commit = await git('merge-base', 'HEAD', main);
    if (commit) return commit;
  }
  return (
    (await git('rev-parse', 'HEAD')) ??
    fail('This is not a git repository, so there is nothing to compare with.')
  );
}

function forgetOld(cache, kept) {
  const old = readdirSync(cache)
    .filter((name) => name.startsWith('base-') && name !== kept)
    .toSorted((one, other) => statSync(join(cache, other)).mtimeMs - statSync(join(cache, one)).mtimeMs);
  for (const name of old.slice(KEPT - 1)) rmSync(join(cache, name), { recursive: true, force: true });
}

/** Copies into the worktree what it would otherwise download or render again. */
function furnish(tree) {
  mkdirSync(join(tree, '.cache'), { recursive: true });
  for (const name of readdirSync(`${ROOT}.cache`).filter((entry) => entry.startsWith('pnpm-')))
    symlinkSync(`${ROOT}.cache/${name}`, join(tree, '.cache', name), 'junction');
  for (const path of CARRIED.filter((carried) => existsSync(ROOT + carried))) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(ROOT + path, join(tree, path), { recursive: true });
  }
}

/** A commit's folder in the cache, with its Storybook in `storybook`, built in a worktree if missing. */
export async function baseStorybook(cache, commit) {
  const name = `base-${commit.slice(0, 12)}`;
  const folder = join(cache, name);
  mkdirSync(folder, { recursive: true });
  forgetOld(cache, name);
  if (existsSync(join(folder, 'storybook/index.json'))) return folder;

  console.log(`Building the Storybook of ${commit.slice(0, 7)} in a worktree …`);
  const tree = join(cache, 'tree');
  const removeTree = async () => {
    await git('worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
    await git('worktree', 'prune');
  };
  await removeTree();
  const added = await run('git', ['worktree', 'add', '--detach', tree, commit]);
  if (added.code !== 0) fail('Creating the git worktree failed.', added.output);
  furnish(tree);
  const built = await run(process.execPath, ['scripts/run.mjs', 'build-storybook'], { cwd: tree });
  if (built.code !== 0) {
    await removeTree();
    fail(`Building the Storybook of ${commit.slice(0, 7)} failed.`, built.output);
  }
  renameSync(join(tree, 'storybook-static'), join(folder, 'storybook'));
  await removeTree();
  return folder;
}
