/** The list of what is to be used up, loaded once something is. */
export { UseUpList as default } from '@larder/ui/use-up-list';
