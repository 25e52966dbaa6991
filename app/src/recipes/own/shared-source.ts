const ADDRESS = /https?:\/\/[^\s<>"]+/i;

/** A link with a line or two around it is a link; more lines may be the recipe itself. */
const LINES_AROUND_A_LINK = 2;

/**
 * What another app has shared with Larder, from the address that it opened: a page in `url`, or in the text as many apps do it,
 * or a text with its title, which some apps repeat in the text. A long text with a link in it is both: the cook chooses.
 */
export function sharedSource(params: URLSearchParams): { url: string; text: string } {
  const given = (name: string) => (params.get(name) ?? '').trim();
  const [title, text] = [given('title'), given('text')];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const url = ADDRESS.exec(given('url'))?.[0] ?? ADDRESS.exec(text)?.[0] ?? '';
  if (url !== '' && lines.length <= LINES_AROUND_A_LINK) return { url, text: '' };
  const isTitled = title === '' || lines[0]?.trim() === title;
  return { url, text: isTitled ? text : [title, text].filter(Boolean).join('\n') };
}
