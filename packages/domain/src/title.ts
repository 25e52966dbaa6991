/** A recipe's title as a card shows it: the text after '(' goes, and so do characters that are no words. */
export function cardTitle(title: string): string {
  const beforeBracket = title.split('(', 1)[0] ?? '';
  const clean = beforeBracket
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’&,-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return clean || title.trim();
}
