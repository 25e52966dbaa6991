/** Loaded when the password is first changed. */
export { ChangePasswordDialog as default } from '@larder/ui/change-password-dialog';
