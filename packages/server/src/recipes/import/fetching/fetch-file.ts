import { request as httpRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Refusal } from '../archive/refusal.ts';
import { checkedAddress, type Rules } from './addresses.ts';

const MOST_REDIRECTS = 5;
const LONGEST_URL = 2_000;

/** What is fetched, and the sentences for when it cannot be. */
export interface Wanted {
  /** The request's Accept header. */
  readonly accept: string;
  /** Whether a response of this media type, in lower case, is read. */
  isRead(type: string): boolean;
  readonly mostBytes: number;
  readonly words: Readonly<
    Record<'link' | 'slow' | 'unreachable' | 'blocked' | 'missing' | 'redirects' | 'kind' | 'large', string>
  >;
}

/** A fetched file and its final URL. */
export interface FetchedFile {
  readonly bytes: Buffer;
  /** What the response says; null if it does not. */
  readonly charset: string | null;
  readonly address: string;
}

/**
 * Fetches a file from the web for a cook. At every redirect the address is resolved and checked first, and the connection
 * uses the checked address. The signal ends it. Throws only Refusals.
 */
export async function fetchFile(
  link: string,
  rules: Rules,
  signal: AbortSignal,
  wanted: Wanted,
): Promise<FetchedFile> {
  try {
    return await until(signal, follow(link, rules, signal, wanted));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(signal.aborted ? wanted.words.slow : wanted.words.unreachable);
  }
}

async function follow(link: string, rules: Rules, signal: AbortSignal, wanted: Wanted): Promise<FetchedFile> {
  let url = urlOf(link, wanted);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(url, await checkedAddress(url, rules), signal, wanted.accept);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      url = urlOf(location, wanted, url);
      continue;
    }
    try {
      return { ...(await read(response, wanted)), address: url.href };
    } finally {
      response.destroy();
    }
  }
  throw new Refusal(wanted.words.redirects);
}

function urlOf(link: string, { words }: Wanted, base?: URL): URL {
  if (link.length > LONGEST_URL || !URL.canParse(link, base?.href)) throw new Refusal(words.link);
  return new URL(link, base);
}

function ask(url: URL, address: string, signal: AbortSignal, accept: string): Promise<IncomingMessage> {
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
        accept,
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Mozilla/5.0 (compatible; Larder recipe import)',
      },
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
}

async function read(response: IncomingMessage, wanted: Wanted): Promise<Omit<FetchedFile, 'address'>> {
  const { words, mostBytes } = wanted;
  const status = response.statusCode ?? 0;
  if (status === 401 || status === 403 || status === 429) throw new Refusal(words.blocked);
  if (status === 404 || status === 410) throw new Refusal(words.missing);
  if (status < 200 || status > 299) throw new Refusal(words.unreachable);
  const [type = '', ...parameters] = (response.headers['content-type'] ?? '').toLowerCase().split(';');
  if (!wanted.isRead(type.trim())) throw new Refusal(words.kind);
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw new Refusal(words.large);
  const charset =
    parameters.map((one) => /^\s?charset="?([\w-]{1,40})"?$/.exec(one)?.[1]).find(Boolean) ?? null;
  return { bytes: await collect(unpacked(response, wanted), wanted), charset };
}

function unpacked(response: IncomingMessage, { words }: Wanted): Readable {
  const unpackers = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return response;
  if (!Object.hasOwn(unpackers, encoding)) throw new Refusal(words.kind);
  const unpacker = unpackers[encoding as keyof typeof unpackers]();
  response.once('error', (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}

/** Reads a stream, up to the allowed size. */
async function collect(stream: Readable, { words, mostBytes }: Wanted): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal(words.large);
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
