import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** The body, decoded. */
  readonly text: string;
  /** The target of its link: the page, and the token after '#'. */
  readonly link: { readonly page: string; readonly token: string };
  /** All of it, as it came. */
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Rejects every mail from now on. */
  refuse(): void;
  close(): Promise<void>;
}

/** A real local mail server that keeps the mail it receives. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refuses = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refuses) return done(new Error('No mail today'));
        const [to] = session.envelope.rcptTo;
        received.push(read(to?.address ?? '', Buffer.concat(parts).toString()));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: () => {
      refuses = true;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function read(to: string, source: string): ReceivedMail {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const encoded = body.join('\n\n');
  const text = /quoted-printable/i.test(head)
    ? encoded
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    : encoded;
  const [, page = '', token = ''] = /(https?:\/\/\S+)#(\S+)/.exec(text) ?? [];
  return {
    to,
    subject: /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '',
    text,
    link: { page, token },
    source,
  };
}
