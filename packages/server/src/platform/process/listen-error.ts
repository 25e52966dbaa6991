import type { Settings } from '../settings/settings.ts';
import { StartError } from './start-error.ts';

/** Explains a `listen` error about the port or host; returns any other unchanged. `prefix` is the variables' prefix. */
export function explainListen(
  error: NodeJS.ErrnoException,
  { port, host }: Pick<Settings, 'port' | 'host'>,
  prefix: '' | 'METRICS_' = '',
): Error {
  const cause = { cause: error };
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `${prefix}PORT ${port} is in use by another program. Stop that one, or set another ${prefix}PORT.`,
        cause,
      );
    case 'EACCES':
      return new StartError(`${prefix}PORT ${port} is not allowed for this user. Set one above 1023.`, cause);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`${prefix}HOST ${host} is not an address of this machine.`, cause);
    default:
      return error;
  }
}
