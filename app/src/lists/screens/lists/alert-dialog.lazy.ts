/** The question, loaded when a list is first to be deleted. */
export { AlertDialog as default } from '@larder/ui/alert-dialog';
