import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, areChosen, ownWeek, startEndpoint, type Endpoint } from '../language-model/endpoint.ts';
import { BUILT_SERVER } from '../support/built-server.ts';
import { sharedClusterSettings } from '../support/database.ts';
import { call } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';

const KEY = 'sk-a-key-that-nobody-may-see';
const MATILDA = { username: 'matilda', password: 'a long pass phrase' };

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint(answering(ownWeek));
});
afterAll(() => endpoint.close());

/** The packages and files that a built file loads eagerly, transitively. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^import\b[^"']*["']([^"']+)["']/gm)) {
    if (name.startsWith('.')) loadedWith(join(dirname(file), name), seen);
    else seen.add(name);
  }
  return seen;
}

test('without its settings no code of the language model is loaded', () => {
  const loaded = [...loadedWith(BUILT_SERVER)];
  expect(loaded).toContain('fastify');
  expect(loaded).not.toContain('openai');
  expect(loaded.filter((name) => /teller|client\.js$/.test(name))).toEqual([]);
  expect([...loadedWith(join(dirname(BUILT_SERVER), 'client.js'))]).toContain('openai');
});

test("the server's log never contains the key, whatever the endpoint answers and however verbose the log is", async () => {
  const server = startServer({
    ...(await sharedClusterSettings()),
    LOG_LEVEL: 'trace',
    LLM_BASE_URL: endpoint.baseUrl,
    LLM_API_KEY: KEY,
    LLM_MODEL: 'm',
    // Makes the client itself log.
    OPENAI_LOG: 'debug',
    DEBUG: '*',
  });
  const address = await server.ready();
  const { data } = await call(address, 'POST', '/auth/signup', MATILDA);
  const generate = async (query: string) => {
    const made = await call(address, 'POST', `/meal-plans/generate${query}`, undefined, data.access_token);
    expect(made.status).toBe(201);
    const { meal_plan: meals } = made.data as unknown as { meal_plan: { reason: string }[] };
    return areChosen(meals);
  };
  expect(await generate('')).toBe(true);
  expect(endpoint.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  endpoint.behave((response) => {
    response.writeHead(401, { 'content-type': 'application/json', 'x-request-id': KEY });
    response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${KEY}.`, code: KEY } }));
  });
  expect(await generate('?vegan=true')).toBe(false);
  endpoint.behave((response) => response.end(`${KEY} is no JSON`));
  expect(await generate('?vegetarian=true')).toBe(false);
  server.send('SIGTERM');
  expect(await server.exit()).toBe(0);

  const log = server.output() + server.complaints();
  expect(log).toContain('The language model answered with status 401');
  expect(log).not.toContain(KEY);
  expect(log).not.toContain(KEY.slice(3));
});
