/** Something that is to be used up, and with which dish. */
export interface UseUpItem {
  id: string;
  name: string;
  /** The last day on which it is to be used, as '2026-11-27'. */
  expires: string;
  /** Its date was proposed, and nobody has said that it is right. */
  isGuess?: boolean | undefined;
  /** What uses it best. */
  dish?: { title: string; href: string } | undefined;
}

/** The words of the list. */
export interface UseUpListLabels {
  /** What it is. */
  title: string;
  /** When: 'today', 'in 2 days'. */
  expires: (when: string) => string;
  /** When it was: 'yesterday', '3 days ago'. */
  expired: (when: string) => string;
  /** Beside a date that was proposed. */
  guess: string;
  /** Before the dish. */
  dish: string;
}

export const LABELS = (): UseUpListLabels => ({
  title: 'Use up',
  expires: (when) => `expires ${when}`,
  expired: (when) => `expired ${when}`,
  guess: 'a guess',
  dish: 'in',
});
