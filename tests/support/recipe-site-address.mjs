// Loaded into the journeys' server before it starts: connections to the recipe site's address, which no machine has, reach
// the site on this machine. The server itself is unchanged, and checks this address like any other.
import { Socket } from 'node:net';

const connect = Socket.prototype.connect;

/**
 * @param {unknown[]} given an argument list, or one list of options and a listener, as Node's own code calls it
 * @returns {Socket}
 */
Socket.prototype.connect = function (...given) {
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  const { LARDER_SITE_HOST: host, LARDER_SITE_PORT: port } = process.env;
  if (options?.host === host) Object.assign(options, { host: '127.0.0.1', port: Number(port) });
  return Reflect.apply(connect, this, given);
};
