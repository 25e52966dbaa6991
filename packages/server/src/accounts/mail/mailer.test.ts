import { describe, expect, test } from 'vitest';
import { keptLog } from '../../../tests/support/logs.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { openMailer, transportOptions } from './mailer.ts';

const MAIL = { to: 'ada@example.com', subject: 'Soup', text: 'Is ready.' };
const settings = (smtpUrl: string) => ({
  smtpUrl,
  from: 'Larder <larder@larder.example>',
  publicUrl: 'https://larder.example',
});

test('without a mail server there is no mailer', async () => {
  expect(await openMailer(null, keptLog().log)).toBeNull();
});

describe('a mailer', () => {
  test('sends in the background, and finishes before it closes', async () => {
    const server = await startMailServer();
    const kept = keptLog();
    const mailer = (await openMailer(settings(server.url), kept.log))!;
    expect(mailer.publicUrl).toBe('https://larder.example');
    mailer.inBackground(async () => MAIL);
    mailer.inBackground(async () => null);
    expect(server.received).toEqual([]);
    await mailer.close();
    expect(server.received).toMatchObject([{ to: 'ada@example.com', subject: 'Soup' }]);
    expect(server.received[0]!.source).toContain('From: Larder <larder@larder.example>');
    expect(kept.text()).toBe('');
    await server.close();
  });

  test('logs a refusal by its code, without the address', async () => {
    const server = await startMailServer();
    server.refuse();
    const kept = keptLog();
    const mailer = (await openMailer(settings(server.url), kept.log))!;
    mailer.inBackground(async () => MAIL);
    await mailer.close();
    const { level, message, code, responseCode } = JSON.parse(kept.text());
    expect({ level, message, code, responseCode }).toEqual({
      level: 'warn',
      message: 'An email could not be sent',
      code: 'EMESSAGE',
      responseCode: 450,
    });
    expect(kept.text()).not.toContain('ada@example.com');
    await server.close();
  });

  test('logs work that fails before a mail is sent', async () => {
    const kept = keptLog();
    const mailer = (await openMailer(settings('smtp://localhost'), kept.log))!;
    mailer.inBackground(() => Promise.reject(new Error('ada@example.com is away')));
    await mailer.close();
    expect(JSON.parse(kept.text())).toMatchObject({ message: 'An email could not be sent' });
    expect(kept.text()).not.toContain('ada@example.com');
  });
});

describe('a connection to a mail server', () => {
  const ENCRYPTED = { secure: true, requireTLS: false, ignoreTLS: false };
  const UPGRADED = { secure: false, requireTLS: true, ignoreTLS: false };
  const PLAIN = { secure: false, requireTLS: false, ignoreTLS: true };

  test.each([
    { url: 'smtps://mail.example', is: { ...ENCRYPTED, host: 'mail.example', port: 465 } },
    { url: 'smtps://mail.example:1465', is: { ...ENCRYPTED, port: 1465 } },
    { url: 'smtps://localhost', is: ENCRYPTED },
    { url: 'smtp://mail.example', is: { ...UPGRADED, host: 'mail.example', port: 587 } },
    { url: 'smtp://mail.example:25', is: { ...UPGRADED, port: 25 } },
    { url: 'smtp://localhost', is: { ...PLAIN, host: 'localhost', port: 587 } },
    { url: 'smtp://127.0.0.2', is: PLAIN },
    { url: 'smtp://[::1]:25', is: { ...PLAIN, host: '::1', port: 25 } },
    { url: 'smtp://[2001:db8::1]', is: { ...UPGRADED, host: '2001:db8::1' } },
    { url: 'smtp://128.0.0.1', is: UPGRADED },
    { url: 'smtp://1.127.0.0', is: UPGRADED },
    { url: 'smtp://127.0.0.1.mail.example', is: UPGRADED },
  ])('$url is encrypted unless it is this machine', ({ url, is }) => {
    expect(transportOptions(url)).toMatchObject(is);
  });

  test('gives up after ten seconds, and reads nothing from elsewhere', () => {
    expect(transportOptions('smtp://mail.example')).toMatchObject({
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });

  test.each([
    { url: 'smtp://ada%40example.com:a%3Ab@mail.example', auth: { user: 'ada@example.com', pass: 'a:b' } },
    { url: 'smtp://mail.example', auth: undefined },
  ])('$url logs in as $auth', ({ url, auth }) => {
    expect((transportOptions(url) as { auth?: unknown }).auth).toEqual(auth);
  });
});
