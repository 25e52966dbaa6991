/** The question, loaded when the pantry is first to be cleared. */
export { AlertDialog as default } from '@larder/ui/alert-dialog';
