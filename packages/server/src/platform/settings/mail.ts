import { parseUrl, quoted, SettingsError } from './value.ts';

/** A mail server, and what the mails that it sends say. */
export interface MailSettings {
  readonly smtpUrl: string;
  /** Who the mails are from: an address, or a name with one in angle brackets. */
  readonly from: string;
  /** The origin that cooks open in their browser, for the links in mails. */
  readonly publicUrl: string;
}

const SENDER = /^(?:[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** Reads SMTP_URL and what belongs to it; null when it is not set. Throws a {@link SettingsError}. */
export function readMail(read: (name: string) => string | null): MailSettings | null {
  const smtpUrl = read('SMTP_URL');
  if (smtpUrl === null) {
    const alone = ['SMTP_FROM', 'PUBLIC_URL'].find((name) => read(name) !== null);
    if (alone) throw new SettingsError(alone, 'only works with SMTP_URL, which is not set.');
    return null;
  }
  const url = parseUrl(smtpUrl);
  // The value is not repeated: it may hold a password.
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new SettingsError(
      'SMTP_URL',
      'must look like smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com.',
    );
  }
  const from = read('SMTP_FROM');
  if (from === null) throw new SettingsError('SMTP_FROM', 'is required with SMTP_URL.');
  if (!SENDER.test(from)) {
    throw new SettingsError(
      'SMTP_FROM',
      `must be an email address, such as Larder <larder@example.com>, but is ${quoted(from)}.`,
    );
  }
  return { smtpUrl, from, publicUrl: readPublicUrl(read('PUBLIC_URL')) };
}

/** Links never follow the Host header of a request: the caller could choose where they lead. */
function readPublicUrl(text: string | null): string {
  if (text === null) throw new SettingsError('PUBLIC_URL', 'is required with SMTP_URL.');
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    throw new SettingsError(
      'PUBLIC_URL',
      `must be the address that cooks open, such as https://larder.example.com, but is ${quoted(text)}.`,
    );
  }
  return url.origin;
}
