import { expect, test } from 'vitest';
import { MESSAGES, newPasswordError, parseQuantity, usernameError } from './validation.ts';

test.each([
  ['ab', MESSAGES.usernameTooShort],
  ['  ab  ', MESSAGES.usernameTooShort],
  ['abc', null],
  ['mira_cooks', null],
  ['josé', null],
  ['a'.repeat(50), null],
  ['a'.repeat(51), MESSAGES.usernameTooLong],
  ['no spaces', MESSAGES.usernameCharacters],
  ['zero\u200bwidth', MESSAGES.usernameCharacters],
])('username %j → %j', (username, error) => expect(usernameError(username)).toBe(error));

test.each([
  ['', MESSAGES.passwordRequired],
  ['1234567', MESSAGES.passwordTooShort],
  ['12345678', null],
])('password %j → %j', (password, error) => expect(newPasswordError(password)).toBe(error));

test.each([
  ['12', 12],
  [' 3 ', 3],
  ['2.9', 2],
  ['-4', -4],
  ['many', 0],
  ['', 0],
])('quantity %j reads %i', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));
