/** Shown if the password and its confirmation differ. */
export const PASSWORDS_DIFFER = 'Passwords do not match';
