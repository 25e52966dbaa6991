export { Banner, type BannerLabels, type BannerProps } from './banner.tsx';
