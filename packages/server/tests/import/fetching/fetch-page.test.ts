import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isPublic, PUBLIC_WEB, type Rules } from '../../../src/recipes/import/fetching/addresses.ts';
import { fetchPage } from '../../../src/recipes/import/fetching/fetch-page.ts';

let answer: RequestListener = (_request, response) => response.end();
let server: Server;
let port = 0;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The test server may be reached by name; all other addresses follow the public rules. */
const rules = (): Rules => ({
  isAllowedAddress: (address) => address === '127.0.0.1' || isPublic(address),
  isAllowedPort: (given) => given === port || PUBLIC_WEB.isAllowedPort(given),
  resolve: (host) =>
    host === 'recipes.example' ? Promise.resolve(['127.0.0.1']) : Promise.reject(new Error(host)),
});
/** As above, but the server's IP address counts as private when given directly. */
const strict = (): Rules => ({
  ...rules(),
  isAllowedAddress: (address) => isPublic(address),
  resolve: () => Promise.resolve(['127.0.0.1']),
});

const link = (path = '/') => `http://recipes.example:${port}${path}`;
const never = new AbortController().signal;
const fetched = (url: string, given: Rules = rules(), signal = never, mostBytes?: number) =>
  fetchPage(url, given, signal, mostBytes);

describe('a page', () => {
  test('comes with its URL', async () => {
    answer = (_request, response) => response.setHeader('content-type', 'text/html').end('<p>Soup');
    expect(await fetched(link('/soup'))).toEqual({ html: '<p>Soup', address: link('/soup') });
  });

  test('is fetched through redirects', async () => {
    answer = (request, response) =>
      request.url === '/new' ? response.end('<p>Soup') : response.writeHead(301, { location: '/new' }).end();
    expect(await fetched(link('/old'))).toEqual({ html: '<p>Soup', address: link('/new') });
  });

  test.each([
    ['its header', 'text/html; charset=iso-8859-1', Buffer.from('cr\xe8me', 'latin1'), 'crème'],
    [
      'itself',
      'text/html',
      Buffer.from('<meta charset="iso-8859-1">cr\xe8me', 'latin1'),
      '<meta charset="iso-8859-1">crème',
    ],
    ['nothing', 'text/html', Buffer.from('crème'), 'crème'],
    ['nonsense', 'text/html; charset=klingon', Buffer.from('crème'), 'crème'],
  ])('is decoded according to %s', async (_by, type, body, html) => {
    answer = (_request, response) => response.setHeader('content-type', type).end(body);
    expect((await fetched(link())).html).toBe(html);
  });

  test('is decompressed', async () => {
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('<p>Soup'));
    expect((await fetched(link())).html).toBe('<p>Soup');
  });

  test('is fetched without the proxy of the environment', async () => {
    answer = (_request, response) => response.end('<p>Soup');
    process.env.HTTP_PROXY = process.env.http_proxy = 'http://127.0.0.1:9';
    try {
      expect((await fetched(link())).html).toBe('<p>Soup');
    } finally {
      delete process.env.HTTP_PROXY;
      delete process.env.http_proxy;
    }
  });
});

describe('a public address', () => {
  const own = ['198.41.0.9/24', '2a01:db01:7:1::9/64', '127.0.0.1/8', '::1/128'];
  test.each([
    ['of this machine', '198.41.0.9', false],
    ['of a neighbour', '198.41.0.77', false],
    ['of a neighbour, as IPv6 writes it', '::ffff:198.41.0.77', false],
    ['of a stranger', '198.41.1.77', true],
    ['of this machine', '2a01:db01:7:1::9', false],
    ['of another machine of the household', '2a01:db01:7:2::80', false],
    ['of another household', '2a01:db01:7:101::80', true],
  ])('the address %s (%s) may be fetched from: %s', (_whose, address, isAllowed) => {
    expect(isPublic(address, own)).toBe(isAllowed);
  });
});

describe('is not fetched, and no request is sent', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://168.63.129.16/machine?comp=goalstate',
    'http://161.26.0.10/',
    'http://166.9.0.1/',
    'http://100.100.100.200/latest/meta-data',
    'http://192.0.2.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[fe80::1]/',
    'http://[ff02::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:db8::1]/',
    'http://１２７.0.0.1/',
  ])('%s', async (url) => {
    await expect(fetchPage(url, PUBLIC_WEB, never)).rejects.toThrow(
      'This link points to a private network. Open the page yourself and paste the recipe.',
    );
  });

  test.each([
    ['ftp://recipes.example/', 'Only links that begin with http or https can be opened.'],
    ['file:///etc/passwd', 'Only links that begin with http or https can be opened.'],
    ['javascript:alert(1)', 'Only links that begin with http or https can be opened.'],
    [
      'http://cook:secret@recipes.example/',
      'Links with a password cannot be opened. Open the page yourself and paste the recipe.',
    ],
    [
      'http://recipes.example:22/',
      'This link uses an unusual port. Open the page yourself and paste the recipe.',
    ],
    ['http://nobody.example/', 'This site does not exist. Check the link.'],
    ['soup', 'This is not a link. It should look like https://example.org/recipe.'],
  ])('%s', async (url, sentence) => {
    await expect(fetched(url)).rejects.toThrow(sentence);
    expect(asked).toEqual([]);
  });

  test('a name with a private address, even among public ones', async () => {
    await expect(fetched(link(), strict())).rejects.toThrow('private network');
    const mixed = { ...strict(), resolve: () => Promise.resolve(['93.184.216.34', '127.0.0.1']) };
    await expect(fetched(link(), mixed)).rejects.toThrow('private network');
    expect(asked).toEqual([]);
  });
});

test('the connection uses the checked address, even if the name now resolves to another', async () => {
  answer = (_request, response) => response.end('<p>Soup');
  let times = 0;
  const rebinding: Rules = {
    ...rules(),
    resolve: () => Promise.resolve([times++ === 0 ? '127.0.0.1' : '10.0.0.1']),
  };
  expect((await fetched(link(), rebinding)).html).toBe('<p>Soup');
  expect(times).toBe(1);
});

describe('a redirect is not followed', () => {
  test.each([
    'http://127.0.0.2/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[fc00::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://2130706434/',
    '//192.168.0.1/',
    'http://recipes.example:6379/',
    'file:///etc/passwd',
    'http://cook:secret@recipes.example/',
  ])('to %s', async (location) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    await expect(fetched(link())).rejects.toThrow(/private network|unusual port|cannot be opened|Only links/);
    expect(asked).toHaveLength(1);
  });

  test('forever', async () => {
    answer = (request, response) => response.writeHead(302, { location: `${request.url}a` }).end();
    await expect(fetched(link())).rejects.toThrow(
      'This link redirects too many times, so it was not opened. Open the page yourself and paste the recipe.',
    );
    expect(asked).toHaveLength(6);
  });
});

describe('the fetch is abandoned', () => {
  const soon = () => AbortSignal.timeout(300);

  test('when the site never responds', async () => {
    answer = () => undefined;
    await expect(fetched(link(), rules(), soon())).rejects.toThrow('This site takes too long to respond.');
  });

  test('when the site sends its page too slowly', async () => {
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('a'), 20);
      response.once('close', () => clearInterval(drip));
    };
    await expect(fetched(link(), rules(), soon())).rejects.toThrow('This site takes too long to respond.');
  });

  test('when the name is never resolved', async () => {
    const silent = { ...rules(), resolve: () => new Promise<never>(() => undefined) };
    await expect(fetched(link(), silent, soon())).rejects.toThrow('This site takes too long to respond.');
  });

  test.each([
    ['the body is huge', () => (answer = (_request, response) => response.end(Buffer.alloc(200_000, 97)))],
    [
      'the site announces a huge body',
      () => (answer = (_request, response) => response.writeHead(200, { 'content-length': 200_000 }).end()),
    ],
    [
      'the body decompresses to something huge',
      () =>
        (answer = (_request, response) =>
          response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000)))),
    ],
  ])('when %s', async (_why, begin) => {
    begin();
    await expect(fetched(link(), rules(), never, 100_000)).rejects.toThrow(
      'This page is too large. Open it yourself and paste the recipe.',
    );
  });

  test.each([
    [403, {}, 'This site blocks Larder.'],
    [404, {}, 'This page does not exist. Check the link.'],
    [500, {}, 'This site cannot be reached.'],
    [
      200,
      { 'content-type': 'application/octet-stream' },
      'This link does not lead to a page that Larder can read. Open the page yourself and paste the recipe.',
    ],
    [200, { 'content-encoding': 'zstd' }, 'This link does not lead to a page that Larder can read.'],
    [200, { 'content-encoding': 'gzip' }, 'This site cannot be reached.'],
  ])('when the site responds with %s %j', async (status, headers, sentence) => {
    answer = (_request, response) => response.writeHead(status, headers).end('nonsense');
    await expect(fetched(link())).rejects.toThrow(sentence);
  });

  test('when the site drops the connection', async () => {
    answer = (request) => request.socket.destroy();
    await expect(fetched(link())).rejects.toThrow('This site cannot be reached.');
  });
});
