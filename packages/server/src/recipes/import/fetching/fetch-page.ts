import { request as httpRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Refusal } from '../archive/refusal.ts';
import { textOfBytes } from '../archive/text-of-bytes.ts';
import { checkedAddress, type Rules } from './addresses.ts';

const MOST_REDIRECTS = 5;
const LONGEST_URL = 2_000;

/** How long a page may take and how large it may be. */
export interface Limits {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const LIMITS: Limits = { milliseconds: 10_000, bytes: 5_000_000 };

/** A fetched page and its final URL. */
export interface FetchedPage {
  readonly html: string;
  readonly address: string;
}

const TEXTS: ReadonlySet<string> = new Set([
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'application/json',
  'application/ld+json',
  'application/xml',
  'text/xml',
]);

/**
 * Fetches a web page for a cook. At every redirect the address is resolved and checked first, and the connection uses
 * the checked address. Throws only Refusals.
 */
export async function fetchPage(
  link: string,
  rules: Rules,
  signal: AbortSignal,
  limits: Limits = LIMITS,
): Promise<FetchedPage> {
  const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.milliseconds)]);
  try {
    return await until(whole, follow(link, rules, whole, limits));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (whole.aborted)
      throw new Refusal('This site takes too long to respond. Try again later, or paste the recipe.');
    throw new Refusal('This site cannot be reached. Try again later, or paste the recipe.');
  }
}

async function follow(link: string, rules: Rules, signal: AbortSignal, limits: Limits): Promise<FetchedPage> {
  let url = urlOf(link);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(url, await checkedAddress(url, rules), signal);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      url = urlOf(location, url);
      continue;
    }
    try {
      return { html: await textOf(response, limits.bytes), address: url.href };
    } finally {
      response.destroy();
    }
  }
  throw new Refusal('This link redirects too many times, so it was not opened.');
}

function urlOf(link: string, base?: URL): URL {
  if (link.length > LONGEST_URL || !URL.canParse(link, base?.href))
    throw new Refusal('This is not a link. It should look like https://example.org/recipe.');
  return new URL(link, base);
}

function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  // Any lookup for the connection returns the checked address.
  const family = isIPv6(address) ? 6 : 4;
  const lookup: LookupFunction = (_host, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? httpsRequest : httpRequest)(url, {
      // A separate agent ignores proxies from the environment and keeps no connection alive.
      agent: isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false }),
      lookup,
      signal,
      maxHeaderSize: 32_768,
      headers: {
        accept: 'text/html,application/xhtml+xml,application/json;q=0.8',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Mozilla/5.0 (compatible; Larder recipe import)',
      },
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
}

async function textOf(response: IncomingMessage, most: number): Promise<string> {
  const status = response.statusCode ?? 0;
  if (status === 401 || status === 403 || status === 429)
    throw new Refusal('This site blocks Larder. Open the page yourself and paste the recipe.');
  if (status === 404 || status === 410) throw new Refusal('This page does not exist. Check the link.');
  if (status < 200 || status > 299)
    throw new Refusal('This site cannot be reached. Try again later, or paste the recipe.');
  const [type = '', ...parameters] = (response.headers['content-type'] ?? 'text/html')
    .toLowerCase()
    .split(';');
  if (!TEXTS.has(type.trim())) throw new Refusal('This link does not lead to a page that Larder can read.');
  if (Number(response.headers['content-length'] ?? 0) > most) throw new Refusal('This page is too large.');
  const charset =
    parameters.map((one) => /^\s?charset="?([\w-]{1,40})"?$/.exec(one)?.[1]).find(Boolean) ?? null;
  return textOfBytes(await collect(unpacked(response), most), charset);
}

function unpacked(response: IncomingMessage): Readable {
  const unpackers = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return response;
  if (!Object.hasOwn(unpackers, encoding))
    throw new Refusal('This link does not lead to a page that Larder can read.');
  const unpacker = unpackers[encoding as keyof typeof unpackers]();
  response.once('error', (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}

/** Reads a stream, up to the allowed size. */
async function collect(stream: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Refusal('This page is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Name resolution cannot be cancelled, so stop waiting for it at the deadline. */
function until<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
