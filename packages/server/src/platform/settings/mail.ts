import { readBasePath } from './base-path.ts';
import { parseUrl, quoted, SettingsError } from './value.ts';

/** The mail server and sender. */
export interface MailSettings {
  readonly smtpUrl: string;
  /** The sender: an address, or a name with an address in angle brackets. */
  readonly from: string;
  /** The public URL, for links in mails. */
  readonly publicUrl: string;
}

const SENDER = /^(?:[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** Reads SMTP_URL and its related settings; null if it is not set. Throws a {@link SettingsError}. */
export function readMail(read: (name: string) => string | null): MailSettings | null {
  const publicUrl = readPublicUrl(read);
  const smtpUrl = read('SMTP_URL');
  if (smtpUrl === null) {
    if (read('SMTP_FROM') !== null) {
      throw new SettingsError('SMTP_FROM', 'only works with SMTP_URL, which is not set.');
    }
    return null;
  }
  const url = parseUrl(smtpUrl);
  // The value is not repeated: it may contain a password.
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
  if (publicUrl === null) throw new SettingsError('PUBLIC_URL', 'is required with SMTP_URL.');
  return { smtpUrl, from, publicUrl };
}

/**
 * The public URL with the path that Larder is under, for links; null if it is not set. Links never use a request's Host header, because the caller
 * could choose where they lead.
 */
export function readPublicUrl(read: (name: string) => string | null): string | null {
  const text = read('PUBLIC_URL');
  if (text === null) return null;
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    throw new SettingsError(
      'PUBLIC_URL',
      `must be an origin such as https://larder.example.com, without a path (BASE_PATH is for that), but is ${quoted(text)}.`,
    );
  }
  return `${url.origin}${readBasePath(read)}`;
}
