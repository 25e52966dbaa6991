/** The dialog, loaded when an address is first to be given. */
export { EmailDialog as default } from '@larder/ui/email-dialog';
