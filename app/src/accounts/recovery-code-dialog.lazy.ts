/** Loaded when there is a code to show. */
export { RecoveryCodeDialog as default } from '@larder/ui/recovery-code-dialog';
