import { Agent, request as open, type IncomingHttpHeaders } from 'node:http';

/** A raw request: the target is sent unchanged. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Buffer;
}

/** The response, and its time in milliseconds. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly milliseconds: number;
}

export interface RawClient {
  send(request: RawRequest): Promise<RawAnswer>;
  close(): void;
}

/** A client that sends what browsers and `fetch` would not. */
export function makeRawClient(origin: string): RawClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port } = new URL(origin);
  return {
    send: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        const since = performance.now();
        const request = open({ agent, hostname, port, method, path: target }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString(),
              milliseconds: performance.now() - since,
            }),
          );
        });
        request.on('error', reject);
        for (const [name, value] of headers) request.setHeader(name, value);
        if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body));
        request.end(body);
      }),
    close: () => agent.destroy(),
  };
}
