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
  nameUnseen: 'Use at least one character that can be seen',
  nameControls: 'Leave out control characters, which cannot be seen',
  quantityPositive: 'Quantity must be greater than 0',
  quantityTooLarge: 'Quantity must be at most 1,000,000',
  unitRequired: 'Unit is required',
  noIngredients: 'Please add at least one ingredient',
} as const;

// Combining marks follow the letter that they modify, as in Hindi and Tamil: four at most, or they cover other lines. Unicode
// counts some invisible characters as letters and marks: with them two names would look the same.
const USERNAME =
  /^(?:(?!\p{Default_Ignorable_Code_Point})(?:\p{L}(?:(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Mc}]){0,4}|[\p{N}_]))+$/u;

/** The first thing wrong with a username, or null. The server rejects lookalikes of taken ones. */
export function usernameError(username: string): string | null {
  const length = [...username.trim()].length;
  if (length < LIMITS.username.min) return MESSAGES.usernameTooShort;
  if (length > LIMITS.username.max) return MESSAGES.usernameTooLong;
  return USERNAME.test(username.trim()) ? null : MESSAGES.usernameCharacters;
}

// Direction overrides affect the text after the name, too.
const CONTROLS = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
// Joiners and selectors are part of many emoji and scripts, but invisible on their own. U+2800 is a Braille cell without dots.
const SEEN = /[^\s\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Why the name of a list or an ingredient cannot be displayed as it is, or null. */
export function unseenNameError(name: string): string | null {
  if (CONTROLS.test(name)) return MESSAGES.nameControls;
  return SEEN.test(name) ? null : MESSAGES.nameUnseen;
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
