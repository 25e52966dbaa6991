export { TablePicture, type TablePictureProps } from './table-picture.tsx';
export {
  TABLE_PICTURE_FOODS,
  TABLE_PICTURE_KINDS,
  TABLE_PICTURE_VESSELS,
  type TablePictureCut,
  type TablePictureFood,
  type TablePictureIngredient,
  type TablePictureKind,
  type TablePictureOrder,
  type TablePictureVessel,
} from './types.ts';
