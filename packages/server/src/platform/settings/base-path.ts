import { quoted, SettingsError } from './value.ts';

/** Segments that need no encoding, so that every proxy and browser writes the path in the same way. */
const PATH = /^\/[\w-]+(?:\/[\w-]+)*$/;

/** Reads BASE_PATH: '/larder', or '' at the root of an origin. Throws a {@link SettingsError}. */
export function readBasePath(read: (name: string) => string | null): string {
  const path = (read('BASE_PATH') ?? '').replace(/\/$/, '');
  if (path === '') return '';
  if (!PATH.test(path) || path === '/api' || path.startsWith('/api/')) {
    throw new SettingsError(
      'BASE_PATH',
      `must be a path such as /larder, of letters, digits, - and _, but is ${quoted(path)}.`,
    );
  }
  return path;
}
