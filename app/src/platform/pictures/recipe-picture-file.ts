import { fromBase } from '../navigation/base.ts';

const SMALL_WEBP = /-480\.webp$/;

/** A picture in the sizes and formats the server provides. */
export interface RecipePictureFile {
  src: string;
  sources: { srcSet: string; type: string; sizes: string }[];
  width: number;
  height: number;
}

/**
 * The files behind a recipe's `thumbnail_url`: '…-480.webp' has variants in AVIF and at double width. Any
 * other URL is used as it is.
 * @param sizes the displayed width, as in the `sizes` attribute
 */
export function recipePictureFile(thumbnailUrl: string | null, sizes: string): RecipePictureFile | null {
  if (!thumbnailUrl) return null;
  const small = fromBase(thumbnailUrl);
  const sources = SMALL_WEBP.test(thumbnailUrl)
    ? ['avif', 'webp'].map((format) => {
        const file = (width: number) => small.replace(SMALL_WEBP, `-${width}.${format}`);
        return { srcSet: `${file(480)} 480w, ${file(960)} 960w`, type: `image/${format}`, sizes };
      })
    : [];
  return { src: small, sources, width: 480, height: 360 };
}
