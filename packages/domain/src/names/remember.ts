const MOST = 10_000;

/** Memoises a function's recent results: kitchen words recur all the time. */
export function remembering(make: (word: string) => string): (word: string) => string {
  const made = new Map<string, string>();
  return (word) => {
    const known = made.get(word);
    if (known !== undefined) return known;
    const answer = make(word);
    if (made.size >= MOST) made.clear();
    made.set(word, answer);
    return answer;
  };
}
