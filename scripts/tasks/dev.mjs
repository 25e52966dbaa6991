import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { runTool } from '../process.mjs';

/** The server and the app's development server side by side, both following changes. */
export async function task() {
  await build(['pictures']);
  console.log(
    'The app follows your changes at http://localhost:5173, the API at http://localhost:3000. Ctrl-C stops both.',
  );
  await Promise.race([
    runTool('tsx', ['watch', '--clear-screen=false', 'src/main.ts'], {
      from: 'packages/server',
      cwd: `${ROOT}packages/server`,
      show: true,
    }),
    runTool('vite', ['--clearScreen', 'false'], { from: 'app', cwd: `${ROOT}app`, show: true }),
  ]);
}
