/** Loaded when a list is first created or edited. */
export { ListDialog as default } from '@larder/ui/list-dialog';
