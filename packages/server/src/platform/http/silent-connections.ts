import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Counts the requests on each connection, and returns a function that closes those without any: idle ones, and
 * those that have not sent complete headers yet. Node itself would wait a minute for the latter before closing a
 * server.
 */
export function watchConnections(server: Server): () => void {
  const underWay = new Map<Socket, number>();
  const count = (socket: Socket, change: 1 | -1): void => {
    const requests = underWay.get(socket);
    if (requests !== undefined) underWay.set(socket, requests + change);
  };
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    count(socket, 1);
    answer.once('close', () => count(socket, -1));
  });
  return () => {
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
  };
}
