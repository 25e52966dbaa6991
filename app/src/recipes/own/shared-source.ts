const ADDRESS = /https?:\/\/[^\s<>"]+/i;

/**
 * What another app has shared with Larder, from the address that it opened: a page in `url`, or in the text as many apps do it,
 * or a text with its title.
 */
export function sharedSource(params: URLSearchParams): { url: string; text: string } {
  const given = (name: string) => (params.get(name) ?? '').trim();
  const text = given('text');
  const url = ADDRESS.exec(given('url'))?.[0] ?? ADDRESS.exec(text)?.[0] ?? '';
  if (url !== '') return { url, text: '' };
  return { url: '', text: [given('title'), text].filter(Boolean).join('\n') };
}
