import { describe, expect, test } from 'vitest';
import { makeDeviceCookies } from './device-cookies.ts';

const cookies = makeDeviceCookies(new Uint8Array(32).fill(7));
const ADA = { id: 'ada', passwordHash: 'hash' };
const BEN = { id: 'ben', passwordHash: 'hash' };

const from = (cookie?: string) => ({ address: '192.0.2.1', cookie });
/** The name and value of a cookie, as a browser sends it back. */
const sent = (setCookie: string) => setCookie.split('; ')[0]!;
/** The cookie of a device on which these accounts have logged in, one after the other. */
const knownTo = (...accounts: (typeof ADA)[]) =>
  accounts.reduce<string | undefined>((cookie, one) => sent(cookies.mark(one, from(cookie))), undefined)!;
const partsOf = (cookie: string) => cookie.slice('larder_device='.length).split('.');
const cooks = (count: number) => Array.from({ length: count }, (_, nth) => ({ ...ADA, id: `cook ${nth}` }));

test('lasts a year, is hidden from scripts and other sites, and is sent to the API only', () => {
  const [device, mark] = partsOf(knownTo(ADA));
  expect(device).toMatch(/^[\w-]{16}$/);
  expect(cookies.mark(ADA, from(`larder_device=${device}`))).toBe(
    `larder_device=${device}.${mark}; Path=/api/v1; Max-Age=31536000; HttpOnly; SameSite=Strict`,
  );
});

test('each device has its own id', () => {
  expect(partsOf(knownTo(ADA))[0]).not.toBe(partsOf(knownTo(ADA))[0]);
});

describe('a device', () => {
  test('is known to the accounts that have logged in on it', () => {
    const cookie = knownTo(ADA, BEN);
    const [device] = partsOf(cookie);
    for (const one of [ADA, BEN]) expect(cookies.knownTo(one, from(cookie))).toBe(device);
    expect(cookies.knownTo({ ...ADA, id: 'cleo' }, from(cookie))).toBeNull();
  });

  test('is unknown after a password change, and with another secret', () => {
    const cookie = knownTo(ADA);
    expect(cookies.knownTo({ ...ADA, passwordHash: 'new' }, from(cookie))).toBeNull();
    expect(makeDeviceCookies(new Uint8Array(32)).knownTo(ADA, from(cookie))).toBeNull();
  });

  test('is not known by the mark of another device', () => {
    const [other] = partsOf(knownTo(ADA));
    const [, mark] = partsOf(knownTo(ADA));
    expect(cookies.knownTo(ADA, from(`larder_device=${other}.${mark}`))).toBeNull();
  });

  test('remembers a cook once, and the last eight', () => {
    const [first, second, ...others] = cooks(9);
    expect(partsOf(knownTo(ADA, BEN, ADA))).toHaveLength(3);
    const cookie = knownTo(first!, second!, ...others);
    expect(partsOf(cookie)).toHaveLength(9);
    expect(cookies.knownTo(first!, from(cookie))).toBeNull();
    for (const one of [second!, ...others]) expect(cookies.knownTo(one, from(cookie))).not.toBeNull();
  });

  test('looks at no more than eight marks, however many are sent', () => {
    const [device, mark] = partsOf(knownTo(ADA));
    const others = (count: number) => Array.from({ length: count }, () => 'x'.repeat(22)).join('.');
    expect(cookies.knownTo(ADA, from(`larder_device=${device}.${mark}.${others(7)}`))).toBe(device);
    expect(cookies.knownTo(ADA, from(`larder_device=${device}.${mark}.${others(8)}`))).toBeNull();
  });
});

describe('what a browser sends', () => {
  const cookie = knownTo(ADA);
  const [device, mark] = partsOf(cookie);

  test.each([
    { why: 'alone', header: cookie },
    { why: 'behind another', header: `theme=dark; ${cookie}` },
    { why: 'behind another, without a space', header: `theme=dark;${cookie}` },
    { why: 'before another', header: `${cookie}; theme=dark` },
    { why: 'behind one that ends with its name', header: `their_larder_device=x; ${cookie}` },
  ])('is read $why', ({ header }) => {
    expect(cookies.knownTo(ADA, from(header))).toBe(device);
  });

  test.each([
    { why: 'nothing', header: undefined },
    { why: 'another cookie', header: 'theme=dark' },
    { why: 'a cookie without a value', header: 'larder_device=' },
    { why: 'an id that is too short', header: `larder_device=${device!.slice(1)}.${mark}` },
    { why: 'an id that is too long', header: `larder_device=x${device}.${mark}` },
    { why: 'an id followed by another character', header: `larder_device=${device}~.${mark}` },
    { why: 'an id of other characters', header: `larder_device=${'~'.repeat(16)}.${mark}` },
    { why: 'a mark that is too short', header: `${cookie}.${mark!.slice(1)}` },
    { why: 'a mark that is too long', header: `${cookie}.x${mark}` },
    { why: 'a mark followed by another character', header: `${cookie}.${mark}~` },
    { why: 'a mark of other characters', header: `${cookie}.${'~'.repeat(22)}` },
    {
      why: 'an id and a mark of other characters',
      header: `larder_device=${'~'.repeat(16)}.${'~'.repeat(22)}`,
    },
  ])('is ignored if it is $why, and replaced with a new id', ({ header }) => {
    expect(cookies.knownTo(ADA, from(header))).toBeNull();
    const [given, ...marks] = partsOf(sent(cookies.mark(ADA, from(header))));
    expect(given).toMatch(/^[\w-]{16}$/);
    expect(given).not.toBe(device);
    expect(marks).toHaveLength(1);
  });

  test.each(['-_aZ09-_aZ09-_aZ'])('may be %s', (id) => {
    const marked = sent(cookies.mark(ADA, from(`larder_device=${id}`)));
    expect(cookies.knownTo(ADA, from(marked))).toBe(id);
  });
});
