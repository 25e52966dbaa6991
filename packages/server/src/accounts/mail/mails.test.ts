import { expect, test } from 'vitest';
import { confirmationMail, recoveryMail } from './mails.ts';

const TO = { to: 'ada@example.com', username: 'Ada', link: 'https://larder.example/recover#secret' };

test('a confirmation mail says what it is for', () => {
  expect(confirmationMail(TO)).toEqual({
    to: 'ada@example.com',
    subject: 'Confirm your email address for Larder',
    text: `Hello Ada,

Open this link to let Larder email you here if you forget your password:

https://larder.example/recover#secret

The link works once and expires after 30 minutes. If you did not ask for it, you can ignore this email.
`,
  });
});

test('a mail for a new password says what it is for', () => {
  expect(recoveryMail(TO)).toEqual({
    to: 'ada@example.com',
    subject: 'Set a new password for Larder',
    text: `Hello Ada,

Open this link to set a new password:

https://larder.example/recover#secret

The link works once and expires after 30 minutes. If you did not ask for it, you can ignore this email.
`,
  });
});
