import { LIMITS } from './limits.ts';

/**
 * Messages shared by the forms and the server, so that they agree. Messages of a single form live with its
 * screen.
 */
export const MESSAGES = {
  usernameTooShort: 'Username must be at least 3 characters',
  usernameTooLong: 'Username must be at most 50 characters',
  usernameCharacters: 'Use letters, numbers and underscores only',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 8 characters',
  listNameRequired: 'List name is required',
  quantityPositive: 'Quantity must be greater than 0',
  quantityTooLarge: 'Quantity must be at most 1,000,000',
  unitRequired: 'Unit is required',
  noIngredients: 'Please add at least one ingredient',
} as const;

// Unicode counts some invisible characters as letters: with them two names would look the same.
const USERNAME = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}_])+$/u;

/** The first thing wrong with a username, or null. The server compares it in NFKC, case-folded. */
export function usernameError(username: string): string | null {
  const length = [...username.trim()].length;
  if (length < LIMITS.username.min) return MESSAGES.usernameTooShort;
  if (length > LIMITS.username.max) return MESSAGES.usernameTooLong;
  return USERNAME.test(username.trim()) ? null : MESSAGES.usernameCharacters;
}

/** The first thing wrong with a new password, or null. */
export function newPasswordError(password: string): string | null {
  if (!password) return MESSAGES.passwordRequired;
  return [...password].length < LIMITS.password.min ? MESSAGES.passwordTooShort : null;
}

/** Reads a pantry quantity as an integer: leading digits count ('2.9' is 2), anything else is 0. */
export function parseQuantity(text: string): number {
  const parsed = Number.parseInt(text.trim(), 10);
  return Number.isNaN(parsed) ? 0 : parsed;
}
