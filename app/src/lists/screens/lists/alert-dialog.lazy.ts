/** Loaded when a list is first deleted. */
export { AlertDialog as default } from '@larder/ui/alert-dialog';
