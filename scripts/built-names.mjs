const HASH = /-[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g;

/**
 * A text without the hashes in the names of built files: they reflect changes elsewhere, not in this file.
 */
export const withoutHashes = (text) => text.replaceAll(HASH, '');
