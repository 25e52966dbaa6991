/** The question, loaded when the account is first to be deleted. */
export { DeleteAccountDialog as default } from '@larder/ui/delete-account-dialog';
