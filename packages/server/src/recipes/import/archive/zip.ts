import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from './refusal.ts';

/** The remaining allowance for all archives of an upload, including nested ones. */
export interface Allowance {
  bytes: number;
  entries: number;
}

/** Limits against zip bombs. */
export const ALLOWED: Readonly<Allowance> = { bytes: 100_000_000, entries: 5_000 };
const MOST_BYTES_OF_ONE = 20_000_000;
/** Text compresses to a tenth or twentieth of its size. Small files may always unpack. */
const MOST_RATIO = 200;
const SMALL = 10_000;

/** A file in an archive: its data, or why it could not be unpacked. */
export type Unpacked = { readonly name: string } & ({ readonly data: Buffer } | { readonly message: string });

/** Unpacks files one by one. A damaged file does not affect the others. */
export async function* unpackZip(
  data: Buffer,
  isWanted: (name: string) => boolean,
  allowance: Allowance,
): AsyncGenerator<Unpacked> {
  const zip = await fromBufferPromise(data, { lazyEntries: true, decodeStrings: false }).catch(() => {
    throw new Refusal('This archive is incomplete or damaged. Please export it again.');
  });
  try {
    for await (const entry of zip.eachEntry()) {
      allowance.entries -= 1;
      if (allowance.entries < 0)
        throw new Refusal('This archive has too many files. Split it and try again.');
      const name = nameOf(entry);
      if (name.endsWith('/') || !isWanted(name)) continue;
      yield await unpackEntry(zip, entry, name, allowance);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('This archive is damaged. Some of it could be read; export it again for the rest.');
  } finally {
    zip.close();
  }
}

async function unpackEntry(
  zip: ZipFile,
  entry: Entry,
  name: string,
  allowance: Allowance,
): Promise<Unpacked> {
  if (entry.isEncrypted())
    return { name, message: 'This file has a password. Remove the password and send it again.' };
  const most = Math.min(MOST_BYTES_OF_ONE, Math.max(SMALL, entry.compressedSize * MOST_RATIO));
  if (entry.uncompressedSize > most)
    return { name, message: 'This file is too large once unpacked. Please export fewer recipes at a time.' };
  if (allowance.bytes <= 0)
    throw new Refusal('This archive is too large once unpacked. Split it and try again.');
  try {
    const data = await collect(await zip.openReadStreamPromise(entry), Math.min(most, allowance.bytes));
    allowance.bytes -= data.length;
    return { name, data };
  } catch (error) {
    return {
      name,
      message: error instanceof Refusal ? error.message : 'This file is damaged. Please export it again.',
    };
  }
}

async function collect(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most)
      throw new Refusal('This file is too large once unpacked. Please export fewer recipes at a time.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Names are shown and never used as paths. */
function nameOf({ fileNameRaw, fileName }: Entry): string {
  const raw: unknown = fileNameRaw ?? fileName;
  return (Buffer.isBuffer(raw) ? raw.toString('utf8') : String(raw))
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .slice(-200);
}

export function isZip(data: Buffer): boolean {
  return data[0] === 0x50 && data[1] === 0x4b && (data[2] === 3 || data[2] === 5);
}
