/** A recipe's title for cards: without text in brackets or special characters. */
export function cardTitle(title: string): string {
  const beforeBracket = title.split('(', 1)[0] ?? '';
  const clean = beforeBracket
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’&,-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return clean || title.trim();
}

/**
 * A dish's two names: its own, and the English one if different. Without an English one the title stays
 * whole.
 */
export interface DishNames {
  readonly title: string;
  readonly subtitle: string | null;
}

/** Both names of a dish, for separate display: the text in brackets is the English one. */
export function dishNames(title: string, englishTitle: string | null | undefined): DishNames {
  return englishTitle ? { title: cardTitle(title), subtitle: englishTitle } : { title, subtitle: null };
}
