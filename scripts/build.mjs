import { ROOT } from './paths.mjs';
import { fail, run, runTool } from './process.mjs';
import { whenStale } from './stale.mjs';

const DOMAIN = ['packages/domain'];
const CATALOGUE = [...DOMAIN, 'packages/plates', 'packages/catalogue'];
const UI = [...DOMAIN, 'packages/ui', 'tsconfig.base.json'];

/** The build steps with their inputs and outputs. Paths from the top folder. */
const STEPS = {
  pictures: {
    says: 'Rendering the recipe pictures',
    inputs: CATALOGUE,
    outputs: ['packages/catalogue/dist/pictures/manifest.json'],
    from: 'packages/catalogue',
    command: ['tsx', ['scripts/build-pictures.ts']],
    // It takes minutes the first time, and says how far it is.
    show: true,
  },
  server: {
    says: 'Building the server',
    inputs: [...CATALOGUE, 'openapi', 'packages/server'],
    outputs: ['packages/server/dist/main.js'],
    from: 'packages/server',
    command: ['vite', ['build', '--logLevel', 'warn']],
  },
  app: {
    says: 'Building the app',
    inputs: [...UI, 'packages/client', 'openapi', 'app', 'packages/plates/assets'],
    outputs: ['app/dist/index.html'],
    from: 'app',
    command: ['vite', ['build', '--logLevel', 'warn']],
  },
  library: {
    says: 'Building the library',
    inputs: UI,
    outputs: ['packages/ui/dist/index.js'],
    from: 'packages/ui',
    command: ['node', ['scripts/build.mjs']],
  },
};

/** Storybook's inputs for `whenStale`: everything with stories, and the recipe pictures. */
export const STORYBOOK = {
  name: 'build-storybook',
  inputs: [...CATALOGUE, ...UI, 'packages/client', 'openapi', 'app', '.storybook'],
  outputs: ['storybook-static/index.json'],
};

/** The steps that build what is served, in order. */
export const SERVED = ['pictures', 'server', 'app'];

/** Runs the named steps that are stale, one after another. */
export async function build(names = SERVED) {
  for (const name of names) {
    const { says, from, command, show = false, ...step } = STEPS[name];
    await whenStale({ name: `build-${name}`, ...step }, async () => {
      console.log(`${says} …`);
      const [tool, args] = command;
      const at = { from, cwd: `${ROOT}${from}`, show };
      const { code, output } = await (tool === 'node'
        ? run(process.execPath, args, at)
        : runTool(tool, args, at));
      if (code !== 0) fail(`${says} failed; see the output above.`, output);
    });
  }
}
