export {
  RecipePicture,
  type RecipePictureFile,
  type RecipePictureProps,
  type RecipePictureSource,
} from './recipe-picture.tsx';
