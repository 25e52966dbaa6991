import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { runTool, stopRunning } from '../process.mjs';

/** The server and the app's development server side by side, both following changes. */
export async function task() {
  await build(['pictures']);
  const api = `http://localhost:${process.env.PORT || 3000}`;
  console.log(`The app follows your changes at http://localhost:5173, the API at ${api}. Ctrl-C stops both.`);
  const { code } = await Promise.race([
    runTool('tsx', ['watch', '--clear-screen=false', '--include', '../catalogue/data', 'src/main.ts'], {
      from: 'packages/server',
      cwd: `${ROOT}packages/server`,
      show: true,
    }),
    runTool('vite', ['--clearScreen', 'false'], { from: 'app', cwd: `${ROOT}app`, show: true }),
  ]);
  // One alone is of no use. After Ctrl-C both are ending already.
  if (process.exitCode === undefined) stopRunning();
  process.exitCode ??= code;
}
