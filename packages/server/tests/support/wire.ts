import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { inject } from 'vitest';

/** A connection to the test database that can be cut, repaired or made to drop everything. */
export class Wire {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #isFrozen = false;

  get port(): number {
    return this.#port;
  }

  async repair(): Promise<void> {
    const { host, port } = inject('cluster');
    const server = createServer((near) => {
      const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from
          .on('error', () => undefined)
          .on('close', () => to.destroy())
          .pipe(to);
        if (this.#isFrozen) from.pause();
      }
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }

  /** From now on everything is silently dropped, on existing and new connections. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** New connections work again. What was sent on old ones is lost. */
  thaw(): void {
    this.#isFrozen = false;
  }
}
