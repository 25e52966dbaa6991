import type { Page } from '@playwright/test';
import { expect, PASSWORD } from './journey.ts';

/** Logs in on the login screen, which the page must show. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs out, and waits for the login screen. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Records a page's responses to refreshes and pantry reads, as '/pantry 401', from now on. */
export function followTokens(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname.replace('/api/v1', '');
    if (path === '/auth/refresh' || path === '/pantry') answers.push(`${path} ${response.status()}`);
  });
  return answers;
}

/** Both tokens from the browser's storage. */
export const readTokens = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['access_token', 'refresh_token'].map((key) => localStorage.getItem(key)));

/** Expires the access token. */
export const expireToken = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('access_token', 'run.out.now'));

/** Which of the words are anywhere in the memory of a page's scripts. */
export async function findInMemory(page: Page, words: readonly string[]): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const parts: string[] = [];
  tools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await tools.send('HeapProfiler.collectGarbage');
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await tools.detach();
  const snapshot = parts.join('');
  return words.filter((word) => snapshot.includes(word));
}
