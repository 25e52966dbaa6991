import { quoted, SettingsError } from './value.ts';

/** Segments that need no encoding, so that every proxy and browser writes the path in the same way. */
const PATH = /^\/[\w-]+(?:\/[\w-]+)*$/;

/**
 * What Larder's own paths begin with, of the server and of the app's screens. A proxy may have removed the base path, so with one of these
 * no one could tell `/assets/main.js` under `/assets` from `/main.js` there. The app's router ignores case.
 */
const OWN: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'glyphs',
  'icons',
  'photos',
  'pictures',
  'plates',
  'confirm-email',
  'dashboard',
  'login',
  'recover',
  'signup',
]);

/** Reads BASE_PATH: '/larder', or '' at the root of an origin. Throws a {@link SettingsError}. */
export function readBasePath(read: (name: string) => string | null): string {
  const path = (read('BASE_PATH') ?? '').replace(/\/$/, '');
  if (path === '') return '';
  if (!PATH.test(path)) {
    throw new SettingsError(
      'BASE_PATH',
      `must be a path such as /larder, of letters, digits, - and _, but is ${quoted(path)}.`,
    );
  }
  const first = path.split('/')[1] ?? '';
  if (OWN.has(first.toLowerCase())) {
    throw new SettingsError(
      'BASE_PATH',
      `must not begin with /${first}, which Larder uses itself, but is ${quoted(path)}.`,
    );
  }
  return path;
}
