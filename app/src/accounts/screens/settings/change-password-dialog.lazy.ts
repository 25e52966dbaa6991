/** The dialog, loaded when the password is first to be changed. */
export { ChangePasswordDialog as default } from '@larder/ui/change-password-dialog';
