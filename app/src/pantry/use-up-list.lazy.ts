/** Loaded when something expires soon. */
export { UseUpList as default } from '@larder/ui/use-up-list';
