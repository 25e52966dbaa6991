import { quoted, readInteger, SettingsError } from './value.ts';

/** Where the server exposes its metrics. */
export interface MetricsSettings {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
  /** null: no token is required. */
  readonly token: string | null;
}

/** Reads METRICS_PORT and its related settings; null if it is not set. Throws a {@link SettingsError}. */
export function readMetrics(read: (name: string) => string | null): MetricsSettings | null {
  const port = read('METRICS_PORT');
  if (port === null) {
    const alone = ['METRICS_HOST', 'METRICS_TOKEN'].find((name) => read(name) !== null);
    if (alone) throw new SettingsError(alone, 'only works with METRICS_PORT, which is not set.');
    return null;
  }
  const host = read('METRICS_HOST') ?? '127.0.0.1';
  if (!/^[\w.:%-]+$/.test(host)) {
    throw new SettingsError(
      'METRICS_HOST',
      `must be an address, such as 127.0.0.1 or 0.0.0.0, but is ${quoted(host)}.`,
    );
  }
  const token = read('METRICS_TOKEN');
  // The value is not repeated: it is a secret.
  if (token !== null && !/^[\x21-\x7e]{16,}$/.test(token)) {
    throw new SettingsError('METRICS_TOKEN', 'must have at least 16 characters, ASCII and without spaces.');
  }
  if (token === null && !/^(127\.|::1$|localhost$)/.test(host)) {
    throw new SettingsError('METRICS_TOKEN', 'is required unless METRICS_HOST is limited to this machine.');
  }
  const number = readInteger('METRICS_PORT', port, 0, 65_535);
  if (number !== 0 && number === Number(read('PORT') ?? '3000')) {
    throw new SettingsError('METRICS_PORT', 'must differ from PORT: metrics are not for the public.');
  }
  return { port: number, host, token };
}
