import { BEGINNINGS, HESITATIONS } from './beginnings.ts';

/** One word as spoken and as compared. */
export interface SpokenWord {
  readonly said: string;
  readonly lower: string;
}

const EDGES = /^[^\p{L}\p{N}½¼¾⅓⅔]+|[^\p{L}\p{N}%½¼¾⅓⅔]+$/gu;

/** The words of a text, without surrounding punctuation. */
export function spokenWords(text: string): SpokenWord[] {
  return text
    .normalize('NFC')
    .replaceAll('’', "'")
    .split(/\s+/)
    .map((word) => word.replaceAll(EDGES, ''))
    .filter(Boolean)
    .map((said) => ({ said, lower: said.toLowerCase() }));
}

/** The words after each introduction such as 'okay so I have'. */
export function withoutBeginning(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const [first] = words;
  if (!first) return words;
  if (HESITATIONS.has(first.lower)) return withoutBeginning(words.slice(1));
  const beginning = BEGINNINGS.map((text) => text.split(' ')).find((parts) =>
    parts.every((part, index) => words[index]?.lower === part),
  );
  return beginning ? withoutBeginning(words.slice(beginning.length)) : words;
}

/** Drops names already present, ignoring case, and limits the rest. */
export function distinctNames(names: readonly string[], most: number): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()].slice(0, most);
}
