import sharp from 'sharp';
import { badRequest, type Problem } from '../../platform/http/problem.ts';

const LIMITS = { side: { min: 100, max: 12_000 }, pixels: 60_000_000, seconds: 10 };
const SMALL = { width: 480, height: 360 };
const LARGE = { width: 1280, height: 1280 };

/** The signatures of accepted formats. A file's name and media type do not count. */
const KINDS: readonly ((file: Buffer) => boolean)[] = [
  (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (file) => file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
];

/** The brands of iPhone photos. Their format is patented, so the decoder lacks it. */
const IS_HEIC = /^ftyp(?:hei[cmsx]|hev[cm]|mif1|msf1)/;

/** Why a file is not taken, each a sentence that says what to do if anything can be done. */
export interface PhotoWords {
  heic: string;
  kind: string;
  small: string;
  large: string;
  damaged: string;
}

/** For a photo that a cook sends. */
const OF_COOK: PhotoWords = {
  heic: 'This photo is in Apple’s HEIC format, which Larder cannot read. Choose it from Photos on the iPhone, which converts it; or set Settings > Camera > Formats to Most Compatible for new photos.',
  kind: 'Please choose a photo: a JPEG, PNG or WebP file.',
  small: `This picture is too small. Please choose one of at least ${LIMITS.side.min} pixels a side.`,
  large: 'This picture has too many pixels. Please choose a smaller one.',
  damaged: 'This photo is damaged or incomplete. Please choose another, or send it again.',
};

/** For the picture of a page, which the cook has not chosen. */
export const OF_PAGE: PhotoWords = {
  heic: 'The picture is in the HEIC format, which Larder cannot read.',
  kind: 'The picture is not a JPEG, PNG or WebP file.',
  small: 'The picture is too small.',
  large: 'The picture has too many pixels.',
  damaged: 'The picture is damaged or incomplete.',
};

const refuse = (message: string): Problem => badRequest([{ path: '/file', message }]);

/**
 * A photo in the stored sizes, upright and stripped of all metadata. For a file that is not a photo, throws a problem with
 * one of these sentences.
 */
export async function encodePhoto(
  file: Buffer,
  words: PhotoWords = OF_COOK,
): Promise<{ small: Buffer; large: Buffer }> {
  if (IS_HEIC.test(file.toString('latin1', 4, 12))) throw refuse(words.heic);
  if (!KINDS.some((isKind) => isKind(file))) throw refuse(words.kind);
  const { width, height } = await sizeOf(file, words);
  const sides = [width, height];
  if (sides.some((side) => side < LIMITS.side.min)) throw refuse(words.small);
  if (sides.some((side) => side > LIMITS.side.max) || width * height > LIMITS.pixels)
    throw refuse(words.large);
  try {
    const large = await read(file)
      .resize({ ...LARGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: LIMITS.seconds })
      .toBuffer();
    const small = await sharp(large).resize(SMALL).webp({ quality: 76 }).toBuffer();
    return { small, large };
  } catch {
    throw refuse(words.damaged);
  }
}

/** The decoder fails on the first error: half a photo is useless. Only the first frame of an animation is read. */
const read = (file: Buffer) =>
  sharp(file, { failOn: 'error', limitInputPixels: LIMITS.pixels, autoOrient: true, sequentialRead: true });

/** The size in the file's header; nothing is decoded yet. */
async function sizeOf(file: Buffer, { damaged }: PhotoWords): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    throw refuse(damaged);
  }
}
