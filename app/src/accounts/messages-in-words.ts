import { MESSAGES } from '@larder/domain';
import { t } from '../platform/language/t.ts';

const IN_WORDS: Readonly<Record<string, () => string>> = {
  [MESSAGES.usernameTooShort]: () => t('Username must be at least 3 characters'),
  [MESSAGES.usernameTooLong]: () => t('Username must be at most 50 characters'),
  [MESSAGES.usernameCharacters]: () => t('Use letters, numbers and underscores only'),
  [MESSAGES.passwordRequired]: () => t('Password is required'),
  [MESSAGES.passwordTooShort]: () => t('Password must be at least 8 characters'),
};

/** What is wrong with a name or a password, as the domain says it, in the cook's language. */
export const messageInWords = (message: string | null): string | null =>
  message === null ? null : (IN_WORDS[message]?.() ?? message);
