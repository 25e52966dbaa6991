import { basename, extname } from 'node:path';
import { readTextFile, type Found } from '../read-text.ts';
import { isGzip, unpackGzip } from './gzip.ts';
import { Refusal, refusalText } from './refusal.ts';
import { textOfBytes } from './text-of-bytes.ts';
import { ALLOWED, isZip, unpackZip, type Allowance } from './zip.ts';

const MOST_BYTES_OF_ONE = 20_000_000;
/** Tandoor exports a zip of zips, one per recipe. */
const DEEPEST = 2;
/** File types in exports that are not recipes. */
const OTHERS: ReadonlySet<string> = new Set([
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.gif',
  '.svg',
  '.avif',
  '.heic',
  '.css',
  '.js',
  '.pdf',
  '.mp4',
  '.ttf',
  '.woff',
  '.woff2',
  '.ds_store',
]);

/** A file in an upload that could not be read, and why. */
export interface Failed {
  readonly name: string;
  readonly message: string;
}

/** The result of reading an upload. A bad file does not affect the others. */
export interface Read {
  readonly found: Found[];
  readonly failed: Failed[];
}

/** Reads a file in any supported format, up to `most` recipes. */
export async function readFile(data: Buffer, name: string, most: number): Promise<Read> {
  const read: Read = { found: [], failed: [] };
  await readInto(read, data, name, { allowance: { ...ALLOWED }, depth: 0, most });
  return read;
}

interface Within {
  readonly allowance: Allowance;
  readonly depth: number;
  readonly most: number;
}

async function readInto(read: Read, data: Buffer, name: string, within: Within): Promise<void> {
  const shown = basename(name) || 'file';
  try {
    if (isZip(data)) await readZip(read, data, name, within);
    else if (isGzip(data)) {
      const unpacked = await unpackGzip(
        data,
        Math.min(MOST_BYTES_OF_ONE, Math.max(0, within.allowance.bytes)),
      );
      within.allowance.bytes -= unpacked.length;
      await readTextInto(read, unpacked, shown);
    } else await readTextInto(read, data, shown);
  } catch (error) {
    const failed = { name: shown, message: refusalText(error) };
    // What became of the whole archive comes before its files, of which there may be thousands.
    if (isZip(data)) read.failed.unshift(failed);
    else read.failed.push(failed);
  }
}

async function readTextInto(read: Read, data: Buffer, name: string): Promise<void> {
  const found = await readTextFile(textOfBytes(data, null), name);
  if (found.length === 0)
    throw new Refusal('There is no recipe in this file. Paste its text, or type the recipe in.');
  read.found.push(...found);
}

async function readZip(
  read: Read,
  data: Buffer,
  name: string,
  { allowance, depth, most }: Within,
): Promise<void> {
  if (depth > DEEPEST)
    throw new Refusal('The archives in this file are nested too deeply. Unpack it and try again.');
  for await (const file of unpackZip(data, isRecipeFile, allowance)) {
    if (read.found.length >= most) {
      read.failed.unshift({
        name: basename(name) || 'file',
        message: `Only the first ${most} recipes were read. Import the rest separately.`,
      });
      return;
    }
    if (read.failed.length >= most) {
      read.failed.unshift({
        name: basename(name) || 'file',
        message: `Larder stopped after ${most} files that it could not read. Remove the files that are not recipes, and try again.`,
      });
      return;
    }
    if ('data' in file) await readInto(read, file.data, file.name, { allowance, depth: depth + 1, most });
    else read.failed.push({ name: basename(file.name), message: file.message });
  }
  // An archive of nothing, or of pictures only. One within another is the other's to report.
  if (depth === 0 && read.found.length === 0 && read.failed.length === 0)
    throw new Refusal('There is no recipe in this archive. Check that you chose the right file.');
}

function isRecipeFile(name: string): boolean {
  const file = basename(name);
  return !name.startsWith('__MACOSX/') && !file.startsWith('.') && !OTHERS.has(extname(file).toLowerCase());
}
