export { FavoriteButton, type FavoriteButtonLabels, type FavoriteButtonProps } from './favorite-button.tsx';
