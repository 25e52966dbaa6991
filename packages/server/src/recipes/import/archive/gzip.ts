import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Refusal } from './refusal.ts';

const inflate = promisify(gunzip);

/** Unpacks a gzipped file; refuses one larger than `most` bytes. */
export async function unpackGzip(data: Buffer, most: number): Promise<Buffer> {
  try {
    return await inflate(data, { maxOutputLength: most });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new Refusal('This file is too large once unpacked. Please export fewer recipes at a time.')
      : new Refusal('This file is damaged. Please export it again.');
  }
}

export function isGzip(data: Buffer): boolean {
  return data[0] === 0x1f && data[1] === 0x8b;
}
