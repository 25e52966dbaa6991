import { isIP } from 'node:net';
import type { Log } from '../../platform/log/log.ts';
import type { MailSettings } from '../../platform/settings/mail.ts';

/** How long the mail server may take to answer, in milliseconds. */
const PATIENCE_MS = 10_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** The origin for links in mails. */
  readonly publicUrl: string;
  /** Does work that ends in a mail, behind the answer to a request. A failure is logged and nothing else. */
  inBackground(work: () => Promise<Mail | null>): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** The mailer of the settings; null when there is no mail server, and then nothing of it is loaded. */
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
      // The message of a mail server may repeat the address: only its code is logged.
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

/** STARTTLS is a must except on this machine: a link that somebody reads on the way is as good as the password. */
function transportOptions(smtpUrl: string) {
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
