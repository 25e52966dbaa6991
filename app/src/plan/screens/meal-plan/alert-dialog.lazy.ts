/** The question, loaded when a plan is first to be replaced. */
export { AlertDialog as default } from '@larder/ui/alert-dialog';
