/** Loaded when a plan is first replaced. */
export { AlertDialog as default } from '@larder/ui/alert-dialog';
