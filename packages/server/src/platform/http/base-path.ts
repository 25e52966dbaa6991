import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A request's URL without the base path. A proxy may pass the path on, or have removed it. */
export function withoutBasePath(url: string, basePath: string): string {
  if (!url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** A file whose addresses begin with the base path. */
export interface BasedFile {
  readonly text: string;
  /** Made when it is first asked for, beside the event loop: the best compression of a page takes a tenth of a second. */
  readonly compressed: () => Promise<Buffer>;
  /** Weak, because both encodings have it. */
  readonly etag: string;
}

/**
 * Reads pages and the manifest of the built app, with the base path before every address in them, and written into the
 * page for the app. Each is read again when a build has replaced it.
 */
export function basedFiles(folder: string, basePath: string): (file: string) => BasedFile {
  const known = new Map<string, BasedFile & { readonly time: number }>();
  return (file) => {
    const path = join(folder, file);
    const time = statSync(path).mtimeMs;
    const before = known.get(file);
    if (before?.time === time) return before;
    const text = (file.endsWith('.html') ? basedPage : basedManifest)(readFileSync(path, 'utf8'), basePath);
    const hash = createHash('sha256').update(text).digest('base64url');
    let compressed: Promise<Buffer> | undefined;
    const made = {
      text,
      compressed: () => (compressed ??= compress(text)),
      etag: `W/"${hash}"`,
      time,
    };
    known.set(file, made);
    return made;
  };
}

/** Attributes with addresses of Larder's own: several in one are separated by spaces, or by commas in `srcset`. */
const ADDRESSES = /(\s(?:href|src|srcset|data-page|data-dashboard)=")(\/[^"]*)"/g;

/** The page's first tag, where the app reads the base path. */
const ROOT = /<html(?=[\s>])/;

function basedPage(page: string, basePath: string): string {
  if (!ROOT.test(page)) throw new Error('A page has no <html> tag to write BASE_PATH into.');
  const based = (addresses: string) => addresses.replaceAll(/(^|[\s,])\/(?!\/)/g, `$1${basePath}/`);
  return page
    .replaceAll(ADDRESSES, (_attribute, name: string, addresses: string) => `${name}${based(addresses)}"`)
    .replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${basePath}/`)
    .replace(ROOT, `<html data-base="${basePath}"`);
}

/** Its addresses are all of its texts that begin with a slash. */
function basedManifest(manifest: string, basePath: string): string {
  return manifest.replaceAll(/"\/(?=[^"]*")/g, `"${basePath}/`);
}
