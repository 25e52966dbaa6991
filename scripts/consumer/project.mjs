import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { pnpm } from '../pnpm.mjs';
import { fail, run } from '../process.mjs';
import { blocksIn, writeExamples } from './promises.mjs';

const LIBRARY = `${ROOT}packages/ui`;
const SOURCE = `${ROOT}tests/consumer`;
const INSTALL = [
  'install',
  '--prefer-offline',
  '--no-frozen-lockfile',
  '--config.dangerously-allow-all-builds=true',
];
/** What the plain project changes for React 18. */
const REACT_18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
};

/** Fails the check with the program's output. */
export async function step(says, work) {
  const { code, output } = await work;
  if (code !== 0) fail(`${says} failed.`, output);
  return output;
}

/** The example in the library's README: its first code block that renders into a page. */
export const readmeExample = (readme) => blocksIn(readme, 'tsx').find((code) => code.includes('createRoot('));

function withVersions(manifest, versions) {
  const swap = (packages) =>
    Object.fromEntries(Object.entries(packages).map(([name, version]) => [name, versions[name] ?? version]));
  return {
    ...manifest,
    dependencies: swap(manifest.dependencies),
    devDependencies: swap(manifest.devDependencies),
  };
}

function writePlain(folder, readme, example, versions = {}) {
  cpSync(`${SOURCE}/plain`, folder, { recursive: true });
  writeFileSync(join(folder, 'src/main.tsx'), example);
  writeExamples(readme, folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...withVersions(manifest, versions), name: folder.split(/[\\/]/).at(-1) }),
  );
}

/**
 * Packs @larder/ui and installs it in three projects outside this workspace: the README's example under React 19 and
 * under React 18, and one that renders on a server.
 * @returns {Promise<{ folder: string, tarball: string, readme: string }>} deleted when the script ends
 */
export async function makeProjects() {
  const folder = mkdtempSync(join(tmpdir(), 'larder consumer '));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

  await step('Packing the library', pnpm(['pack', '--pack-destination', folder], { cwd: LIBRARY }));
  const tarball = join(folder, 'larder-ui.tgz');
  renameSync(
    join(
      folder,
      readdirSync(folder).find((file) => file.endsWith('.tgz')),
    ),
    tarball,
  );

  const readme = readFileSync(`${LIBRARY}/README.md`, 'utf8');
  const example = readmeExample(readme);
  if (!example) fail('packages/ui/README.md has no example that renders to a page (createRoot).');
  writePlain(join(folder, 'react-19'), readme, example);
  writePlain(join(folder, 'react-18'), readme, example, REACT_18);
  cpSync(`${SOURCE}/server`, join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumers', private: true }));
  // Each has its own packages, as it would alone: one React's types must not reach the other's project.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    'packages:\n  - react-19\n  - react-18\n  - server\nsharedWorkspaceLockfile: false\n',
  );
  await step('Installing the packed library', pnpm(INSTALL, { cwd: folder }));
  return { folder, tarball, readme };
}

/** Runs a tool that a project has installed. */
export const toolOf = (project, name, args, env = process.env) =>
  run(join(project, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name), args, {
    cwd: project,
    env,
  });
