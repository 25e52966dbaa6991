import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { fail } from '../process.mjs';
import { step, toolOf } from './project.mjs';
import { useServerPage, visit } from './visit.mjs';

/** What the server must have rendered: a trace of each component that is visible before use. */
const DRAWN = ['recipe-card', 'tabs', 'select', 'combobox', 'theme-choice', 'pagination', 'button'];

/**
 * Builds the project for React Router's server, with React in development mode, because only that warns about
 * hydration mismatches. Then visits it.
 */
export async function checkServerRendering(folder, browser) {
  const env = { ...process.env, NODE_ENV: 'development' };
  const project = join(folder, 'server');
  await step('Checking the types with Node’s module resolution', toolOf(project, 'tsc', []));
  await step(
    'Building for server rendering',
    toolOf(project, 'react-router', ['build', '--mode', 'development'], env),
  );

  const server = spawn(process.execPath, ['serve.mjs'], { cwd: project, env });
  let complaints = '';
  server.stderr.on('data', (chunk) => (complaints += chunk));
  const ended = once(server, 'exit').then(() => undefined);
  const url = await Promise.race([
    once(createInterface(server.stdout), 'line').then(([line]) => line),
    ended,
  ]);
  if (!url) fail('The server did not start.', complaints);

  const response = await fetch(url);
  const html = await response.text();
  const missing = DRAWN.filter((slot) => !html.includes(`data-slot="${slot}"`));
  if (response.status !== 200 || missing.length > 0)
    fail(`The server did not render ${missing.join(', ')} (status ${response.status}).`, complaints || html);
  if (!html.includes('1.234')) fail("The server does not format numbers in the page's locale.");
  await visit(browser, 'Server rendering', url, useServerPage);
  server.kill();
  await ended;
  if (complaints) fail('The server logged errors or warnings while rendering.', complaints);
}
