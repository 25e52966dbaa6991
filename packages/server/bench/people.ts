import { Agent, request as open } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One request of a person. */
export interface Step {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** Whether it changes nothing, whatever its method. */
  readonly isRead?: boolean;
}

/** A logged-in person, with a connection of their own. */
export interface Person {
  /** The response's status and body; 0 without a response. */
  send(step: Step): Promise<{ readonly status: number; readonly text: string }>;
  leave(): void;
}

/** How many responses had which status, by kind; and how long reads took, in milliseconds. */
export class Tally {
  readonly reads: number[] = [];
  readonly statuses = new Map<number, number>();

  note({ isRead }: Step, status: number, milliseconds: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (isRead) this.reads.push(milliseconds);
  }

  get all(): number {
    return [...this.statuses.values()].reduce((sum, count) => sum + count, 0);
  }

  /** How many had a status that is neither 2xx nor among those given. */
  failed(...allowed: readonly number[]): number {
    return [...this.statuses]
      .filter(([status]) => (status < 200 || status > 299) && !allowed.includes(status))
      .reduce((sum, [, count]) => sum + count, 0);
  }

  describe(): string {
    return [...this.statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ');
  }
}

/** A percentile, in whole milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0);
}

/** Signs up. */
export async function person(origin: string, username: string): Promise<Person> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  let token: string | null = null;

  const send: Person['send'] = ({ method, path, body }) =>
    new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const failed = () => resolve({ status: 0, text: '' });
      const asked = open({ agent, hostname, port, method, path: `/api/v1${path}` }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', failed);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
      });
      asked.on('error', failed);
      if (token !== null) asked.setHeader('authorization', `Bearer ${token}`);
      if (text !== undefined) {
        asked.setHeader('content-type', 'application/json');
        asked.setHeader('content-length', Buffer.byteLength(text));
      }
      asked.end(text);
    });

  const credentials = { username, password: 'correct horse' };
  const { status, text } = await send({ method: 'POST', path: '/auth/signup', body: credentials });
  if (status !== 201) throw new Error(`The sign-up was answered with ${status}: ${text}`);
  const { refresh_token: refreshToken, access_token: accessToken } = JSON.parse(text).data as Record<
    'access_token' | 'refresh_token',
    string
  >;
  token = accessToken;
  let current = refreshToken;
  // Access tokens last a quarter of an hour: if one renewal fails, the next is in time.
  const renewal = setInterval(async () => {
    const body = { refresh_token: current };
    const renewed = await send({ method: 'POST', path: '/auth/refresh', body });
    if (renewed.status !== 200) return;
    const { data } = JSON.parse(renewed.text) as {
      data: Record<'access_token' | 'refresh_token', string>;
    };
    token = data.access_token;
    current = data.refresh_token;
  }, 300_000);
  return {
    send,
    leave() {
      clearInterval(renewal);
      agent.destroy();
    },
  };
}

/** Repeats steps until the time is up, with a pause after each. */
export async function repeat(
  { send }: Pick<Person, 'send'>,
  steps: (nth: number) => Step,
  tally: Tally,
  { until, pause }: { readonly until: number; readonly pause: number },
): Promise<void> {
  for (let nth = 0; performance.now() < until; nth += 1) {
    const step = steps(nth);
    const start = performance.now();
    const { status } = await send(step);
    tally.note(step, status, performance.now() - start);
    if (pause > 0) await wait(pause * (0.5 + Math.random()));
  }
}
