/** Loaded when account deletion is first requested. */
export { DeleteAccountDialog as default } from '@larder/ui/delete-account-dialog';
