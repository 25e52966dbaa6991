/** A recipe's title as a card shows it: the text after '(' goes, and so do characters that are no words. */
export function cardTitle(title: string): string {
  const beforeBracket = title.split('(', 1)[0] ?? '';
  const clean = beforeBracket
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’&,-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return clean || title.trim();
}

/** A dish's two names: its own, and the English one where that is another. Without an English one the title stays whole. */
export interface DishNames {
  readonly title: string;
  readonly subtitle: string | null;
}

/** Both names of a dish, for a place that shows them apart: what stands in brackets is then the English one. */
export function dishNames(title: string, englishTitle: string | null | undefined): DishNames {
  return englishTitle ? { title: cardTitle(title), subtitle: englishTitle } : { title, subtitle: null };
}
