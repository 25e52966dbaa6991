/** Whether If-None-Match names what would be sent. Proxies add `W/` to a tag when they compress, or take it away. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || opaque(tag) === opaque(etag));
}

const opaque = (tag: string): string => (tag.startsWith('W/') ? tag.slice('W/'.length) : tag);

/** Whether Accept-Encoding names brotli, and not with the weight 0, which refuses it. */
export function acceptsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.split(';').map((part) => part.trim()))
    .some(([name, weight = 'q=1']) => name === 'br' && Number(weight.slice('q='.length)) > 0);
}
