import { isIP } from 'node:net';
import type { Log } from '../../platform/log/log.ts';
import type { MailSettings } from '../../platform/settings/mail.ts';

/** Timeout of the mail server, in milliseconds. */
const PATIENCE_MS = 10_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** The origin for links in mails. */
  readonly publicUrl: string;
  /** Runs work that sends a mail after the response. Failures are only logged. */
  inBackground(work: () => Promise<Mail | null>): void;
  /** Waits for pending mails. */
  close(): Promise<void>;
}

/** The configured mailer; null without a mail server, in which case its code is never loaded. */
export async function openMailer(
  settings: MailSettings | null,
  log: Pick<Log, 'warn'>,
): Promise<Mailer | null> {
  if (settings === null) return null;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(transportOptions(settings.smtpUrl));
  const underWay = new Set<Promise<void>>();
  return {
    publicUrl: settings.publicUrl,
    inBackground(work) {
      const run = async () => {
        const mail = await work();
        if (mail) await transport.sendMail({ ...mail, from: settings.from });
      };
      // A mail server's error message may repeat the address, so only its code is logged.
      const sending = run()
        .catch((error: unknown) => {
          const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
          log.warn({ code, responseCode }, 'An email could not be sent');
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}

/** How the mail server is reached. STARTTLS is required except on localhost: an intercepted link is as good as the password. */
export function transportOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  return {
    host,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: isHere && !secure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
