import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { runTool, stopRunning } from '../process.mjs';

/** Runs the server and the app's dev server side by side, both reloading on changes. */
export async function task() {
  await build(['pictures']);
  const api = `http://localhost:${process.env.PORT || 3000}`;
  console.log(`App: http://localhost:5173, API: ${api}. Both reload as you edit. Ctrl-C stops both.`);
  const { code } = await Promise.race([
    // From the root, as with npm start, so that relative settings such as DATA_DIR mean the same folder.
    runTool(
      'tsx',
      [
        'watch',
        '--clear-screen=false',
        '--include',
        'packages/catalogue/data',
        'packages/server/src/main.ts',
      ],
      { from: 'packages/server', show: true },
    ),
    runTool('vite', ['--clearScreen', 'false'], { from: 'app', cwd: `${ROOT}app`, show: true }),
  ]);
  // Neither is useful alone. After Ctrl-C both are already stopping.
  if (process.exitCode === undefined) stopRunning();
  process.exitCode ??= code;
}
