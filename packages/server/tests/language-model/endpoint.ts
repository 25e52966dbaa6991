import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from '../../src/plan/language-model/answer.ts';

/** A request to a model. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: unknown;
}

/** The data in a request, as far as tests look at it. */
export interface Asked {
  readonly week: {
    readonly meals: readonly { readonly evening?: string; readonly lunch?: string; readonly id: number }[];
    readonly say: Readonly<Record<string, string>>;
  };
  readonly candidates: readonly {
    readonly id: number;
    readonly title: string;
    readonly say: Readonly<Record<string, string>>;
  }[];
}

/** An endpoint's behaviour. */
export type Behaviour = (response: ServerResponse, chat: ChatRequest) => void;

export interface Endpoint {
  readonly baseUrl: string;
  readonly requests: { path: string; headers: IncomingHttpHeaders; chat: ChatRequest; text: string }[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A real HTTP server that speaks the chat completions protocol, well or badly. */
export async function startEndpoint(first: Behaviour): Promise<Endpoint> {
  let behaviour = first;
  const requests: Endpoint['requests'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const chat = JSON.parse(text || '{"messages":[]}') as ChatRequest;
      requests.push({ path: request.url ?? '', headers: request.headers, chat, text });
      behaviour(response, chat);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The data sent to a model. */
export const askedOf = ({ messages }: ChatRequest): Asked => JSON.parse(messages[1]!.content) as Asked;

/** A completion with this text. */
export const completion = (content: unknown): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  });

/** Answers with a completion built from the request. */
export const answering =
  (make: (asked: Asked) => unknown): Behaviour =>
  (response, chat) => {
    const made = make(askedOf(chat));
    response.setHeader('content-type', 'application/json');
    response.end(completion(typeof made === 'string' ? made : JSON.stringify(made)));
  };

/** The sentence that any meal has: the last one the planner itself would choose. */
export const CHOSEN = 'ready';
const READY = /^It (?:is ready in \d+ minutes|takes .+,) for about \$\d+\.\d\d a serving\.$/;

/** Whether all meals have the sentence that `ownWeek` chooses. The planner itself never says it of a whole week. */
export const areChosen = (meals: readonly { readonly reason: string }[]): boolean =>
  meals.every(({ reason }) => READY.test(reason));

/** The planner's own week with a chosen sentence for each meal, and all there are for the week. */
export const ownWeek = ({ week }: Asked, say: string = CHOSEN): Answer => ({
  meals: week.meals.map(({ id }) => ({ id, say })),
  notes: Object.keys(week.say),
});

const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'Something with the key', type: 'x', code: null } }));
  };

/** Writes repeatedly until the other side disconnects. */
const dripping =
  (head: Record<string, string>, drop: string, everyMs: number): Behaviour =>
  (response) => {
    response.writeHead(200, head);
    const timer = setInterval(() => response.write(drop), everyMs);
    response.on('close', () => clearInterval(timer));
  };

const JSON_TYPE = { 'content-type': 'application/json' };

/** Everything an endpoint can do wrong, and its log message. */
export const FAULTS: readonly { what: string; behave: Behaviour; says: string }[] = [
  { what: 'a connection that is cut', behave: (response) => response.destroy(), says: 'cannot be reached' },
  { what: 'a hang', behave: () => undefined, says: 'took too long' },
  { what: '429', behave: status(429, { 'retry-after': '60' }), says: 'answered with status 429' },
  { what: '500', behave: status(500), says: 'answered with status 500' },
  { what: '401', behave: status(401), says: 'answered with status 401' },
  {
    what: 'an answer of 10 MB',
    behave: (response) => {
      response.writeHead(200, JSON_TYPE);
      response.end(completion('x'.repeat(10 * 1024 * 1024)));
    },
    says: 'answered more than 256 KiB',
  },
  {
    what: 'broken JSON',
    behave: (response) => {
      response.writeHead(200, JSON_TYPE);
      response.end('{"choices": [{"message": {"content": "half a sen');
    },
    says: 'answered with invalid JSON',
  },
  {
    what: 'broken JSON inside',
    behave: answering(() => '{"meals": ['),
    says: 'answered with invalid JSON',
  },
  {
    what: 'an HTML page',
    behave: (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html><body>Please log in</body></html>');
    },
    says: 'answered no text',
  },
  {
    what: 'no choices',
    behave: (response) => {
      response.writeHead(200, JSON_TYPE);
      response.end('{"choices": []}');
    },
    says: 'answered no text',
  },
  { what: 'null', behave: answering(() => null), says: 'answered in an unexpected format' },
  { what: 'a list', behave: answering(() => []), says: 'answered in an unexpected format' },
  {
    what: 'ids that are not numbers',
    behave: answering(({ week }) => ({ meals: week.meals.map(({ id }) => ({ id: `${id}` })), notes: [] })),
    says: 'answered in an unexpected format',
  },
  {
    what: 'foreign ids',
    behave: answering(({ week }) => ({
      meals: week.meals.map((_meal, index) => ({ id: 900_000 + index, say: CHOSEN })),
      notes: [],
    })),
    says: 'answered with an id that is not a candidate',
  },
  {
    what: 'a recipe twice',
    behave: answering(({ week }) => ({
      meals: week.meals.map(() => ({ id: week.meals[0]!.id, say: CHOSEN })),
      notes: [],
    })),
    says: 'answered a recipe twice',
  },
  {
    what: 'too few meals',
    behave: answering((asked) => ({ ...ownWeek(asked), meals: ownWeek(asked).meals.slice(1) })),
    says: 'answered 6 meals instead of 7',
  },
  {
    what: 'a stream that never ends',
    behave: dripping({ 'content-type': 'text/event-stream' }, 'data: {"choices":[]}\n\n', 10),
    says: 'took too long',
  },
  { what: 'a slow drip', behave: dripping(JSON_TYPE, ' ', 100), says: 'took too long' },
];
