import { isatty } from 'node:tty';
import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { LogLevel } from '../settings/settings.ts';
import { describeError } from './log-error.ts';
import { readableLines } from './log-readable.ts';

export type Log = Logger;

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'access_token',
  'refresh_token',
  'authSecret',
  'databaseUrl',
  'apiKey',
];

/**
 * The server's log: JSON lines, or readable ones if standard output is a terminal. Secrets are redacted even
 * if logged by mistake.
 */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    destination,
  );
}

function standardOutput(): DestinationStream {
  return isatty(1) ? readableLines(process.stdout) : pino.destination({ fd: 1, sync: true });
}
