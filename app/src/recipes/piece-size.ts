/** What comes before a size: 'a', '3', '1½', '2–3'. */
const COUNT = /^(?:an?|[\d½¼¾⅓⅔⅛.,/–-]{1,12})$/i;
const SIZES: ReadonlySet<string> = new Set(['small', 'medium', 'large', 'extra-large', 'jumbo']);

/** How large the pieces of a cook's own line are, if it says so next to their number: 'large' of '3 large eggs'. */
export function sizeIn(text: string | undefined): string | undefined {
  const words = (text ?? '')
    .toLowerCase()
    .replace(/extra large/, 'extra-large')
    .trim()
    .split(' ');
  const at = words.findIndex((word) => !COUNT.test(word));
  const size = words[at]?.replace(/-sized?$/, '') ?? '';
  return at > 0 && SIZES.has(size) ? size.replace('-', ' ') : undefined;
}
