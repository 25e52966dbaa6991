import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from '../../api/api.ts';
import { BASE_PATH } from '../../api/agreement.ts';
import { withoutAccountLimits } from '../../support/account-limits.ts';
import { BODIES } from './bodies.ts';
import { APPS, FILES } from './files.ts';
import type { Imported, Importing } from './importing.ts';
import { PAGES, TEXTS } from './pages.ts';
import { SITES } from './sites.ts';

/** No cook waits longer. In CPU time, since other processes may be running; the tests' own limit ends what only waits. */
const LONGEST_MS = 10_000;
/** A field's message ends without a full stop. */
const SENTENCE = /^\p{Lu}[^\n]*[.\p{L}]$/u;
const HARMFUL = /<script|javascript:|\\u0000|onerror/i;

const site = createServer((request, response) => SITES[request.url ?? '']?.(request, response));
let address = '';
let api: Api;
let user: User;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  address = `http://site.example:${port}`;
  api = await startApi({
    webRules: {
      isAllowedAddress: (given) => given === '127.0.0.1',
      isAllowedPort: (given) => given === port || given === 80,
      resolve: (host) => Promise.resolve([host === 'inside.example' ? '10.0.0.1' : '127.0.0.1']),
    },
  });
  user = await api.signUp();
});
afterAll(async () => {
  await api.close();
  site.closeAllConnections();
  site.close();
});
const forgetLimits = withoutAccountLimits(() => api.database);

async function send(path: string, body: string | FormData | Buffer, type?: string): Promise<Imported> {
  await forgetLimits();
  const response = await fetch(`${api.origin}${BASE_PATH}/recipes/${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${user.accessToken}`, ...(type && { 'content-type': type }) },
  });
  return { status: response.status, body: (await response.json()) as Imported['body'] };
}

const how: Importing = {
  read: (body) => send('import', JSON.stringify(body), 'application/json'),
  upload: (name, data) => {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(data)]), name);
    return send('import', form);
  },
  raw: (type, body) => send('import', body, type),
};

/** How many recipes and photos there are in all. */
async function stored(): Promise<string> {
  const { rows } = await api.database.pool.query(
    'select (select count(*) from recipes) as recipes, (select count(*) from recipe_photos) as photos',
  );
  return JSON.stringify(rows);
}

/** What is wrong with an import: it takes long, stores something, or answers neither drafts nor a sentence. */
async function faultsOf(importing: () => Promise<Imported>): Promise<string[]> {
  const before = await stored();
  const start = process.cpuUsage();
  const { status, body } = await importing();
  return [
    ...(process.cpuUsage(start).user / 1_000 > LONGEST_MS ? ['It takes too long'] : []),
    ...((await stored()) === before ? [] : ['It stores something']),
    ...(status === 200 ? faultsOfDrafts(body) : faultsOfProblem(status, body)),
  ];
}

function faultsOfProblem(status: number, { detail = '' }: Imported['body']): string[] {
  return [
    ...([400, 413, 415].includes(status) ? [] : [`It answers ${status}`]),
    ...(SENTENCE.test(detail) ? [] : [`'${detail}' is no sentence`]),
  ];
}

function faultsOfDrafts({ data }: Imported['body']): string[] {
  const { drafts = [], failed = [] } = data ?? {};
  return [
    ...(drafts.length + failed.length > 0 ? [] : ['It says nothing']),
    ...failed
      .filter(({ message }) => !SENTENCE.test(message))
      .map(({ message }) => `'${message}' is no sentence`),
    ...(HARMFUL.test(JSON.stringify(drafts)) ? ['It lets something harmful through'] : []),
    ...drafts.flatMap(({ title, lines, instructions, doubts }) => {
      const missing = [title === null, lines.length === 0, instructions.length === 0];
      return [
        ...((title?.length ?? 0) > 150 ? ['The title is too long'] : []),
        ...(missing.every(Boolean) ? ['There is nothing to review'] : []),
        ...(missing.some(Boolean) && doubts.length === 0 ? ['It does not say what is missing'] : []),
      ];
    }),
  ];
}

describe('a draft or a sentence, soon, and nothing is stored, for', { timeout: 30_000 }, () => {
  test.each([...PAGES, ...TEXTS, ...APPS, ...FILES, ...BODIES])('%s [IMPORT-01]', async (_why, importing) => {
    expect(await faultsOf(() => importing(how))).toEqual([]);
  });

  test.each(Object.keys(SITES))('a link and a picture at %s [IMPORT-10]', async (path) => {
    const url = `${address}${path}`;
    const picture = () => send('import/picture', JSON.stringify({ url }), 'application/json');
    const [ofPage, ofPicture] = await Promise.all([faultsOf(() => how.read({ url })), picture()]);
    expect(ofPage).toEqual([]);
    expect(ofPicture.status).toBe(400);
    expect(ofPicture.body.detail).toMatch(SENTENCE);
  });
});
