import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';

/**
 * Starts Chromium and speaks its DevTools protocol directly. Playwright watches every page's network and scripts, for which
 * the browser notes the place in the code of each request: it reads that code again, and takes up to a third of the time of
 * a page's start.
 * @returns {Promise<{
 *   send: (method: string, params?: object, sessionId?: string) => Promise<any>,
 *   close: () => Promise<void>,
 * }>} `send` rejects with what the browser says
 */
export async function startDevtools() {
  const profile = mkdtempSync(join(tmpdir(), 'larder-browser-'));
  const flags = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...BROWSER_FLAGS];
  const browser = spawn(await findBrowser(), flags, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , toBrowser, fromBrowser] = browser.stdio;
  const waiting = new Map();
  let received = '';
  fromBrowser.setEncoding('utf8').on('data', (text) => {
    const messages = (received + text).split('\0');
    received = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      const { resolve, reject, method } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(`${method}: ${error.message}`));
      else resolve?.(result);
    }
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has stopped.'));
  });

  let last = 0;
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject, method });
      toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  const close = async () => {
    await send('Browser.close').catch(() => undefined);
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { send, close };
}
