import type { Rules } from './addresses.ts';
import { fetchFile, type Wanted } from './fetch-file.ts';

const MOST_BYTES = 10_000_000;

const PICTURE: Omit<Wanted, 'mostBytes'> = {
  accept: 'image/webp,image/jpeg,image/png',
  // What it really is, its first bytes say. Some sites serve pictures as plain bytes, or as nothing.
  isRead: (type) => type === '' || type === 'application/octet-stream' || type.startsWith('image/'),
  words: {
    link: 'The picture’s address is not a link.',
    slow: 'The picture’s site takes too long to respond.',
    unreachable: 'The picture’s site cannot be reached.',
    blocked: 'The picture’s site blocks Larder.',
    missing: 'The picture is no longer on its site.',
    redirects: 'The picture’s address redirects too many times, so it was not opened.',
    kind: 'The picture’s address does not lead to a picture.',
    large: 'The picture is too large.',
  },
};

/** Fetches a picture from its site, by the same rules as a page. The signal ends it. Throws only Refusals. */
export async function fetchPicture(
  link: string,
  rules: Rules,
  signal: AbortSignal,
  mostBytes = MOST_BYTES,
): Promise<Buffer> {
  const { bytes } = await fetchFile(link, rules, signal, { ...PICTURE, mostBytes });
  return bytes;
}
