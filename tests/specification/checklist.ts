/** One requirement of the specification, and the tests that prove it. */
export interface Requirement {
  /** Such as BROWSE-07. */
  id: string;
  words: string;
  proofs: readonly Proof[];
  /** Whether it says that nothing proves it yet. */
  isOpen: boolean;
}

export interface Proof {
  path: string;
  test: string;
}

const ROW = /^\| `([A-Z]+-\d\d+)` +\| (.*?) +\| (.*?) +\|$/;
const PROOF = /^`(\S+) › (.+)`$/;
/** An apostrophe inside a word neither begins nor ends a quotation. */
const QUOTED = /(?<![\p{L}\p{N}])'(.+?)'(?![\p{L}\p{N}])/gu;

/** The rows of the checklist. A row that cannot be read is an error. */
export function readChecklist(markdown: string): Requirement[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line) && !/^\| +Id +\|/.test(line))
    .map(readRow);
}

function readRow(line: string): Requirement {
  const [, id, words, proof] = ROW.exec(line) ?? [];
  if (!id || !words || proof === undefined) throw new Error(`This is no row of the checklist: ${line}`);
  if (proof.trim() === 'open') return { id, words, proofs: [], isOpen: true };
  const proofs = proof.split('<br>').flatMap((cell) => {
    const [, path, test] = PROOF.exec(cell.trim()) ?? [];
    return path && test ? [{ path, test }] : [];
  });
  return { id, words, proofs, isOpen: false };
}

/** The texts that a requirement quotes: what stands between single quotes, letter for letter. */
export function quotedTexts(words: string): string[] {
  return [...words.matchAll(QUOTED)].map(([, text = '']) => text);
}

/** Whether a test's file has a quoted text, over any white space and with any value for what stands in braces. */
export function mentions(source: string, quoted: string): boolean {
  const parts = quoted.split(/\{[^}]*\}/).map((part) =>
    part
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll("'", String.raw`\\?'`)
      .replaceAll(/\s+/g, String.raw`\s+`),
  );
  return new RegExp(parts.join('.{1,24}?')).test(source);
}
