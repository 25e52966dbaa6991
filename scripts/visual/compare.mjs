import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The tolerance between two colours, 0 to 1. Differences in antialiasing are ignored. */
const THRESHOLD = 0.1;

/** The picture on a canvas of this size, aligned top left. */
function padded(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/**
 * Compares two pictures as PNG bytes.
 * @param {Buffer} before
 * @param {Buffer} now
 * @returns {{ pixels: number, share: number, difference: Buffer } | undefined} how many pixels differ, their share of
 *   the picture, and a picture of the difference; undefined if there is none
 */
export function comparePictures(before, now) {
  if (before.equals(now)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(one, width, height).data,
    padded(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: THRESHOLD },
  );
  if (pixels === 0) return undefined;
  return { pixels, share: pixels / (width * height), difference: PNG.sync.write(difference) };
}

/** Stories in both, only in the working tree, and only in the base, by id. */
export function sortStories(before, now) {
  const ids = [...new Set([...before.keys(), ...now.keys()])].toSorted();
  return {
    both: ids.filter((id) => before.has(id) && now.has(id)),
    added: ids.filter((id) => !before.has(id)),
    removed: ids.filter((id) => !now.has(id)),
  };
}
