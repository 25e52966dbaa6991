const MOST = 10_000;

/** The same function with its lately made answers kept: the words of a kitchen come again and again. */
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
