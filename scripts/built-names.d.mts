/** A text without the hashes in the names of built files. */
export function withoutHashes(text: string): string;
