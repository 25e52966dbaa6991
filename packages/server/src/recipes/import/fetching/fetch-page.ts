import { textOfBytes } from '../archive/text-of-bytes.ts';
import type { Rules } from './addresses.ts';
import { fetchFile, type Wanted } from './fetch-file.ts';

const MOST_BYTES = 5_000_000;

/** A fetched page and its final URL. */
export interface FetchedPage {
  readonly html: string;
  readonly address: string;
}

const TEXTS: ReadonlySet<string> = new Set([
  // A site that does not say has a page.
  '',
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'application/json',
  'application/ld+json',
  'application/xml',
  'text/xml',
]);

const PAGE: Omit<Wanted, 'mostBytes'> = {
  accept: 'text/html,application/xhtml+xml,application/json;q=0.8',
  isRead: (type) => TEXTS.has(type),
  words: {
    link: 'This is not a link. It should look like https://example.org/recipe.',
    slow: 'This site takes too long to respond. Try again later, or paste the recipe.',
    unreachable: 'This site cannot be reached. Try again later, or paste the recipe.',
    blocked: 'This site blocks Larder. Open the page yourself and paste the recipe.',
    missing: 'This page does not exist. Check the link.',
    kind: 'This link does not lead to a page that Larder can read. Open the page yourself and paste the recipe.',
    redirects:
      'This link redirects too many times, so it was not opened. Open the page yourself and paste the recipe.',
    large: 'This page is too large. Open it yourself and paste the recipe.',
  },
};

/** Fetches a web page for a cook. The signal ends it. Throws only Refusals. */
export async function fetchPage(
  link: string,
  rules: Rules,
  signal: AbortSignal,
  mostBytes = MOST_BYTES,
): Promise<FetchedPage> {
  const { bytes, charset, address } = await fetchFile(link, rules, signal, { ...PAGE, mostBytes });
  return { html: textOfBytes(bytes, charset), address };
}
