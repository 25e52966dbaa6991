/** Loaded when an address is first set. */
export { EmailDialog as default } from '@larder/ui/email-dialog';
