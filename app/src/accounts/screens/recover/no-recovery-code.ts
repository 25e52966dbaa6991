import { t } from '../../../platform/language/t.ts';

/** Shown for input that cannot be a recovery code. */
export const noRecoveryCode = (): string => t('A recovery code has seven groups of four letters and numbers');
