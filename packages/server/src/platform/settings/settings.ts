import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { backupFolder, readBackups, type BackupSettings } from './backups.ts';
import { keptSecret } from './kept-secret.ts';
import { readBasePath } from './base-path.ts';
import { readLanguageModel, type LanguageModelSettings } from './language-model.ts';
import { readMail, readPublicUrl, type MailSettings } from './mail.ts';
import { readMetrics, type MetricsSettings } from './metrics.ts';
import { parseUrl, quoted, readInteger, SettingsError } from './value.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SIGNUPS = ['open', 'invite', 'closed'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All settings, validated. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** The path that Larder is under, such as '/larder'; '' at the root of its origin. */
  readonly basePath: string;
  /** Absolute. Contains the embedded database and other persistent data. */
  readonly dataDir: string;
  /** null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly authSecret: string;
  readonly authAttemptsPerMinute: number;
  /** Who may create an account. */
  readonly signups: (typeof SIGNUPS)[number];
  readonly signupsPerHour: number;
  /** Addresses and ranges of the proxies in front, whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** null: only the embedded planner and parser. */
  readonly languageModel: LanguageModelSettings | null;
  /** null: no email is sent; only recovery codes help after a forgotten password. */
  readonly mail: MailSettings | null;
  /** null: only `npm run backup` creates any. */
  readonly backups: BackupSettings | null;
  /** null: nothing is counted. */
  readonly metrics: MetricsSettings | null;
  readonly logLevel: LogLevel;
}

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_LENGTH = 32;

/**
 * Reads and validates the settings; throws a {@link SettingsError} for the first invalid one. Without
 * AUTH_SECRET it creates one in DATA_DIR.
 */
export function readSettings(env: Environment): Settings {
  const read = (name: string): string | null => setting(env, name);
  const { dataDir, databaseUrl } = readDatabaseSettings(env);
  return {
    port: readInteger('PORT', read('PORT') ?? '3000', 0, 65_535),
    host: readHost(read('HOST') ?? '127.0.0.1'),
    basePath: readBasePath(read),
    dataDir,
    databaseUrl,
    authAttemptsPerMinute: readInteger(
      'AUTH_ATTEMPTS_PER_MINUTE',
      read('AUTH_ATTEMPTS_PER_MINUTE') ?? '10',
      1,
      1_000_000,
    ),
    signups: readSignups(read('SIGNUPS') ?? 'open'),
    signupsPerHour: readInteger('SIGNUPS_PER_HOUR', read('SIGNUPS_PER_HOUR') ?? '20', 1, 1_000_000),
    trustedProxies: readProxies(read('TRUSTED_PROXIES') ?? ''),
    languageModel: readLanguageModel(read),
    mail: readMail(read),
    backups: readBackups(read, dataDir),
    metrics: readMetrics(read),
    logLevel: readLogLevel(read('LOG_LEVEL') ?? 'info'),
    // Last, because it may write a file: nothing is created if another setting is invalid.
    authSecret: readAuthSecret(read('AUTH_SECRET'), databaseUrl, dataDir),
  };
}

/** Larder's public URL, for a command that prints a link; null if not configured. */
export function readAddress(env: Environment): string | null {
  const read = (name: string) => setting(env, name);
  return readPublicUrl(read);
}

/** The settings that select the database, for commands that need no server. */
export function readDatabaseSettings(env: Environment): Pick<Settings, 'dataDir' | 'databaseUrl'> {
  return {
    dataDir: resolve(setting(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: readDatabaseUrl(setting(env, 'DATABASE_URL')),
  };
}

/** The user that a server started as root becomes; null: none. */
export function readRunAs(env: Environment): string | null {
  return setting(env, 'RUN_AS');
}

/** The folder of the scheduled backups. */
export function readBackupFolder(env: Environment): string {
  return backupFolder((name) => setting(env, name), readDatabaseSettings(env).dataDir);
}

/** An empty variable is what `PORT= npm start` and most .env files mean by 'unset'. */
function setting(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

function readHost(host: string): string {
  if (!/^[\w.:%-]+$/.test(host)) {
    throw new SettingsError(
      'HOST',
      `must be an address or a host name, such as 127.0.0.1 or 0.0.0.0, but is ${quoted(host)}.`,
    );
  }
  return host;
}

function readDatabaseUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = parseUrl(text);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.pathname.length < 2) {
    // The value is not repeated: it may contain a password.
    throw new SettingsError('DATABASE_URL', 'must look like postgres://user:password@host:5432/database.');
  }
  return text;
}

function readAuthSecret(secret: string | null, databaseUrl: string | null, dataDir: string): string {
  if (secret === null) {
    if (databaseUrl !== null) {
      throw new SettingsError(
        'AUTH_SECRET',
        'is required with DATABASE_URL, the same for every server that shares the database.',
      );
    }
    return keptSecret(dataDir);
  }
  if (secret.length < SECRET_LENGTH) {
    throw new SettingsError('AUTH_SECRET', `must have at least ${SECRET_LENGTH} characters.`);
  }
  return secret;
}

function readProxies(text: string): string[] {
  const ranges = text
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean);
  const bad = ranges.find((range) => !isRange(range));
  if (bad !== undefined) {
    throw new SettingsError(
      'TRUSTED_PROXIES',
      `must be addresses or ranges separated by commas, such as 10.0.0.0/8, but has ${quoted(bad)}.`,
    );
  }
  return ranges;
}

/** An address with a prefix length. A range of all addresses would allow anyone to spoof theirs. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

function readSignups(text: string): Settings['signups'] {
  const signups = SIGNUPS.find((known) => known === text);
  if (!signups)
    throw new SettingsError('SIGNUPS', `must be one of ${SIGNUPS.join(', ')}, but is ${quoted(text)}.`);
  return signups;
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (!level) {
    throw new SettingsError('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}, but is ${quoted(text)}.`);
  }
  return level;
}
