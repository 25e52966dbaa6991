/** Said when a new password was typed in two ways. */
export const PASSWORDS_DIFFER = 'Passwords do not match';
