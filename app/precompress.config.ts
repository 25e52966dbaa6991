import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Smaller files fit in one packet either way. */
const WORTH_IT = 256;

/**
 * Brotli distance parameters to try: the number of postfix bits and of direct codes. The best choice per file
 * is unpredictable; trying these saves 50 to 100 bytes on a first visit.
 */
const WAYS = [
  [0, 0],
  [0, 1],
  [1, 16],
] as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a .br and a .gz next to every text file of the build, so the server never compresses on request.
 * Place it after plugins that write files at the end.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'larder-precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        if (error) return;
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(folder, file))),
        );
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  const [br, gz] = await Promise.all([smallestBrotli(content), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const made = await Promise.all(
    WAYS.map(([apart, own]) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_NPOSTFIX]: apart,
          [constants.BROTLI_PARAM_NDIRECT]: own,
        },
      }),
    ),
  );
  return made.reduce((smallest, next) => (next.length < smallest.length ? next : smallest));
}
