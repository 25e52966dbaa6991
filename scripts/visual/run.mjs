import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startBrowser } from '../browser.mjs';
import { ROOT } from '../paths.mjs';
import { fail } from '../process.mjs';
import { task as buildStorybook } from '../tasks/build-storybook.mjs';
import { baseCommit, baseStorybook } from './base.mjs';
import { comparePictures, sortStories } from './compare.mjs';
import { reportPage } from './report.mjs';
import { picturesOf, shoot, storiesIn } from './shoot.mjs';

const CACHE = `${ROOT}.cache/visual`;
const REPORT = join(CACHE, 'report');

/** Prints progress: updated in place on a terminal, otherwise every tenth. */
function progressOf(says) {
  let tenth = 0;
  return (done, all) => {
    if (process.stdout.isTTY)
      process.stdout.write(`\r${says} ${done} of ${all} stories${done === all ? '\n' : ''}`);
    else if (Math.floor((done / all) * 10) > tenth || done === all) {
      tenth = Math.floor((done / all) * 10);
      console.log(`${says} ${done} of ${all} stories`);
    }
  };
}

/** Compares one story's screenshots and writes those that differ to the report. */
function differencesOf(id, folders) {
  const found = [];
  for (const picture of picturesOf(id)) {
    const [before, now] = [folders.before, folders.now].map((folder) => readFileSync(join(folder, picture)));
    const result = comparePictures(before, now);
    if (!result) continue;
    writeFileSync(join(REPORT, 'before', picture), before);
    writeFileSync(join(REPORT, 'now', picture), now);
    writeFileSync(join(REPORT, 'difference', picture), result.difference);
    found.push({ picture, share: result.share });
  }
  return found;
}

function freshReport() {
  rmSync(REPORT, { recursive: true, force: true });
  for (const name of ['before', 'now', 'difference']) mkdirSync(join(REPORT, name), { recursive: true });
  for (const name of ['tokens.css', 'fonts.css', 'fonts'])
    cpSync(`${ROOT}packages/ui/src/styles/${name}`, join(REPORT, name), { recursive: true });
}

/** Copies the screenshots of stories that exist on one side only. */
function alone(stories, ids, from, to) {
  return ids.map((id) => {
    const pictures = picturesOf(id).map((picture) => ({ picture }));
    for (const { picture } of pictures) cpSync(join(from, picture), join(REPORT, to, picture));
    return { ...stories.get(id), pictures };
  });
}

/**
 * Takes screenshots of the stories of the work tree and the base, and reports the differences.
 * @param {{ prefix?: string, base?: string }} asked
 * @returns {Promise<{ report: string, changed: number, added: number, removed: number }>}
 */
export async function compareWithBase({ prefix, base }) {
  mkdirSync(CACHE, { recursive: true });
  const commit = await baseCommit(base);
  const baseFolder = await baseStorybook(CACHE, commit);
  await buildStorybook();

  const storybooks = { before: join(baseFolder, 'storybook'), now: `${ROOT}storybook-static` };
  const folders = { before: join(baseFolder, 'shots'), now: join(CACHE, 'work') };
  const before = storiesIn(storybooks.before, prefix);
  const now = storiesIn(storybooks.now, prefix);
  if (before.size + now.size === 0) fail(`No story id starts with '${prefix}'.`);
  const { both, added, removed } = sortStories(before, now);

  const browser = await startBrowser();
  const take = (side, ids, says, again) =>
    shoot(browser, {
      storybook: storybooks[side],
      target: folders[side],
      ids,
      again,
      progress: progressOf(says),
    });
  await take('before', [...before.keys()], 'Before:', false);
  await take('now', [...now.keys()], 'Now:', true);
  freshReport();
  // Animations look right the second time: only repeated differences are reported.
  const suspects = both.filter((id) => differencesOf(id, folders).length > 0);
  if (suspects.length > 0) await take('now', suspects, 'Retaking:', true);
  await browser.close();

  freshReport();
  const changed = suspects
    .map((id) => ({ ...now.get(id), pictures: differencesOf(id, folders) }))
    .filter(({ pictures }) => pictures.length > 0);
  const page = reportPage({
    base: base ?? commit.slice(0, 7),
    compared: both.length,
    changed,
    added: alone(now, added, folders.now, 'now'),
    removed: alone(before, removed, folders.before, 'before'),
  });
  writeFileSync(join(REPORT, 'index.html'), page);
  return {
    report: relative(process.cwd(), join(REPORT, 'index.html')),
    changed: changed.length,
    added: added.length,
    removed: removed.length,
  };
}
