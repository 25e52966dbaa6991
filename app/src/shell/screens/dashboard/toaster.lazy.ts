export { Toaster as default } from '@larder/ui/toaster';
