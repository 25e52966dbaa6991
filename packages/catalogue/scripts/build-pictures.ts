// Renders every recipe's picture, and one for each look of a flexible dinner, to AVIF and WebP in two widths. File names carry a content hash, so an
// existing picture is up to date and can be cached forever.
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { drawDishAlone, drawFallback, drawPicture } from '@larder/plates';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { FLEXIBLE_PICTURES } from '../src/pictures/flexible.ts';
import { BIBIMBAP_BOWL, PICTURES } from '../src/pictures/index.ts';
import { outdatedFiles, PART, wholeFiles } from './picture-files.ts';

const FOLDER = fileURLToPath(new URL('../dist/pictures/', import.meta.url));
const WIDTHS = [480, 960] as const;
/** The size limit of a picture for cards, in bytes. */
const CARD_LIMIT = 20_000;
/**
 * Qualities to try for each width, best first; the next is used if a card's picture is too large. AVIF uses
 * the least effort: more takes four times as long and saves a tenth of the bytes.
 */
const ENCODINGS = {
  avif: { qualities: { 480: [50, 45, 40], 960: [50] }, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { qualities: { 480: [68, 54, 42, 32, 24], 960: [76] }, effort: 2 },
} as const;
const FORMATS = ['avif', 'webp'] as const;

interface Picture {
  /** Its name in the manifest. */
  readonly key: string;
  /** Its file name. */
  readonly name: string;
  readonly svg: string;
  readonly hash: string;
}

function describe(key: string, svg: string, name = key): Picture {
  const hash = createHash('sha256')
    .update(svg)
    .update(JSON.stringify([ENCODINGS, WIDTHS]))
    .digest('hex')
    .slice(0, 8);
  return { key, name, svg, hash };
}

const fileNames = ({ name, hash }: Picture) =>
  WIDTHS.flatMap((width) =>
    FORMATS.map((format) => ({ width, format, file: `${name}-${hash}-${width}.${format}` })),
  );

async function keep(file: string, bytes: Buffer | string): Promise<void> {
  await writeFile(`${FOLDER}${file}${PART}`, bytes);
  await rename(`${FOLDER}${file}${PART}`, `${FOLDER}${file}`);
}

/** Encodes at the best quality that fits the size limit. Throws a RangeError if none does. */
async function encode(
  image: Sharp,
  format: (typeof FORMATS)[number],
  qualities: readonly number[],
): Promise<Buffer> {
  const { qualities: _tried, ...options } = ENCODINGS[format];
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await image
      .clone()
      .toFormat(format, { ...options, quality })
      .toBuffer();
    if (bytes.length <= CARD_LIMIT) return bytes;
  }
  if (qualities.length > 1)
    throw new RangeError(
      `a card's picture is ${bytes.length} bytes as ${format}, over the limit of ${CARD_LIMIT}: draw less detail`,
    );
  return bytes;
}

/** Renders once at the larger width; the smaller one is scaled down from it. */
async function render(picture: Picture): Promise<void> {
  const image = await renderAsync(picture.svg, {
    fitTo: { mode: 'width', value: Math.max(...WIDTHS) },
    font: { loadSystemFonts: false },
  });
  const { width: whole, height } = image;
  const solid = image.pixels[3] === 255;
  const channels = solid ? 3 : 4;
  const drawn = sharp(image.pixels, { raw: { width: whole, height, channels: 4 } });
  const pixels = solid ? await drawn.removeAlpha().raw().toBuffer() : image.pixels;
  const raw = { width: whole, height, channels } as const;
  for (const width of WIDTHS) {
    const share = width / whole;
    const scaled = share === 1 ? pixels : await sharp(pixels, { raw }).resize(width).raw().toBuffer();
    const flat = sharp(scaled, { raw: { width, height: Math.round(height * share), channels } });
    for (const { format, file } of fileNames(picture).filter((name) => name.width === width)) {
      const { [width]: qualities } = ENCODINGS[format].qualities;
      await keep(file, await encode(flat, format, solid ? qualities : qualities.slice(0, 1)));
    }
  }
}

/** Prints progress: one updating line on a terminal, a line now and then elsewhere. */
function progress(total: number): (done: number) => void {
  if (process.stdout.isTTY)
    return (done) => void process.stdout.write(`\rRendering pictures: ${done} of ${total}`);
  return (done) => {
    if (done % 50 === 0 && done < total) console.log(`Rendering pictures: ${done} of ${total}`);
  };
}

const started = performance.now();
const sources = [
  ...Object.entries({ ...PICTURES, ...FLEXIBLE_PICTURES }).map(
    ([slug, spec]) =>
      () =>
        describe(slug, drawPicture(spec, slug)),
  ),
  () => describe('fallback', drawFallback()),
  () => describe('signup-bowl', drawDishAlone(BIBIMBAP_BOWL, 'bibimbap'), 'bibimbap-bowl'),
];

await mkdir(FOLDER, { recursive: true });
const entries = await readdir(FOLDER);
const present = wholeFiles(entries);

sharp.concurrency(1);
const show = progress(sources.length);
const queue = sources.entries();
const pictures: Picture[] = [];
let drawn = 0;
let done = 0;
// One more than there are cores: while one picture is drawn as SVG, the others are encoded.
await Promise.all(
  Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const [index, source] of queue) {
      const picture = source();
      pictures[index] = picture;
      done += 1;
      if (fileNames(picture).every(({ file }) => present.has(file))) continue;
      await render(picture);
      drawn += 1;
      show(done);
    }
  }),
);

await keep(
  'manifest.json',
  `${JSON.stringify(Object.fromEntries(pictures.map(({ key, hash }) => [key, hash])), null, 2)}\n`,
);
const current = new Set([
  'manifest.json',
  ...pictures.flatMap((picture) => fileNames(picture).map(({ file }) => file)),
]);
await Promise.all(outdatedFiles(entries, current).map((file) => rm(`${FOLDER}${file}`, { force: true })));

const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (process.stdout.isTTY && drawn > 0) process.stdout.write('\r\u001B[K');
console.log(`Pictures: ${drawn} rendered, ${pictures.length - drawn} up to date (${seconds} s)`);
