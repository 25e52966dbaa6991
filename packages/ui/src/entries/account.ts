/** Logging in and the account: forms in a card, passwords, recovery, devices. */
export * from '../components/account-card/index.ts';
export * from '../components/auth-card/index.ts';
export * from '../components/change-password-dialog/index.ts';
export * from '../components/delete-account-dialog/index.ts';
export * from '../components/device-card/index.ts';
export * from '../components/email-dialog/index.ts';
export * from '../components/password-field/index.ts';
export * from '../components/recovery-code-dialog/index.ts';
