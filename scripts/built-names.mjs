const HASH = /-[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g;

/** A text without the hashes in the names of built files: they say what else has changed, and not whether this file has. */
export const withoutHashes = (text) => text.replaceAll(HASH, '');
