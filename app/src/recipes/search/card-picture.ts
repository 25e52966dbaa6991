import { recipePictureFile, type RecipePictureFile } from '../../platform/pictures/recipe-picture-file.ts';

/** Width of a card's picture: one column on a phone, two on a tablet, three next to the sidebar. */
const SIZES = '(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 92vw';

/** The picture of a recipe's card. */
export const cardPicture = (thumbnailUrl: string | null): RecipePictureFile | null =>
  recipePictureFile(thumbnailUrl, SIZES);
