import { expect, test } from 'vitest';
import { MESSAGES, newPasswordError, parseQuantity, unseenNameError, usernameError } from './validation.ts';

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
  ['लक्ष्मी', null],
  ['தமிழ்ச்செல்வி', null],
  ['สมชาย_1', null],
  ['Zoe\u0308', null],
  ['\u0308ada', MESSAGES.usernameCharacters],
  ['ada_\u0308', MESSAGES.usernameCharacters],
  ['ada1\u20e3', MESSAGES.usernameCharacters],
  ['ada\ufe0f', MESSAGES.usernameCharacters],
  ['ada\u034f', MESSAGES.usernameCharacters],
  ['ada\u0300\u0301\u0302\u0303', null],
  ['ada\u0300\u0301\u0302\u0303\u0304', MESSAGES.usernameCharacters],
])('username %j → %j [CONST-05 RULE-01 RULE-05]', (username, error) =>
  expect(usernameError(username)).toBe(error),
);

test.each([
  ['Sunday', null],
  ['व्यंजन', null],
  ['👩‍🍳 ❤️', null],
  ['!', null],
  ['שקשוקה\u200f!', null],
  ['\u200b', MESSAGES.nameUnseen],
  ['\u3164 \u115f', MESSAGES.nameUnseen],
  ['\u2800\ufe0f', MESSAGES.nameUnseen],
  ['\u00ad\u2060\u{e0041}', MESSAGES.nameUnseen],
  ['\u0301', MESSAGES.nameUnseen],
  ['egg\u0000', MESSAGES.nameControls],
  ['soup \u202egnorw', MESSAGES.nameControls],
  ['\u2067onion\u2069', MESSAGES.nameControls],
  ['egg \ud800', MESSAGES.nameControls],
])('name %j → %j', (name, error) => expect(unseenNameError(name)).toBe(error));

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
