/** Shown for input that cannot be a recovery code. */
export const NO_RECOVERY_CODE = 'A recovery code has seven groups of four letters and numbers';
