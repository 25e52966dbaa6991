/** Loaded when the pantry is first cleared. */
export { AlertDialog as default } from '@larder/ui/alert-dialog';
