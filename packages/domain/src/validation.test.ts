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
])('username %j → %j [CONST-05 RULE-01 RULE-05]', (username, error) =>
  expect(usernameError(username)).toBe(error),
);

test.each([
  ['', MESSAGES.passwordRequired],
  ['1234567', MESSAGES.passwordTooShort],
  ['12345678', null],
])('password %j → %j [CONST-06 RULE-06]', (password, error) =>
  expect(newPasswordError(password)).toBe(error),
);

test.each([
  ['12', 12],
  [' 3 ', 3],
  ['2.9', 2],
  ['-4', -4],
  ['many', 0],
  ['', 0],
])('quantity %j reads %i [RULE-15 RULE-21]', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));
