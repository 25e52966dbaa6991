import { t } from '../../../platform/language/t.ts';

/** Shown if the password and its confirmation differ. */
export const passwordsDiffer = (): string => t('Passwords do not match');
