import type { Mail } from './mailer.ts';

interface LinkMail {
  readonly to: string;
  readonly username: string;
  readonly link: string;
}

const ENDING =
  'The link works once and expires after 30 minutes. If you did not ask for it, you can ignore this email.';

/** Asks the owner of an address to confirm it. */
export function confirmationMail({ to, username, link }: LinkMail): Mail {
  return {
    to,
    subject: 'Confirm your email address for Larder',
    text: `Hello ${username},\n\nOpen this link to let Larder email you here if you forget your password:\n\n${link}\n\n${ENDING}\n`,
  };
}

/** Contains the link for setting a new password. */
export function recoveryMail({ to, username, link }: LinkMail): Mail {
  return {
    to,
    subject: 'Set a new password for Larder',
    text: `Hello ${username},\n\nOpen this link to set a new password:\n\n${link}\n\n${ENDING}\n`,
  };
}
