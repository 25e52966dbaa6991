import { jsonrepair } from 'jsonrepair';

/** Repairing hostile text takes quadratic time. Broken JSON on recipe sites is a few kilobytes. */
const MOST_REPAIRED = 30_000;

/**
 * Parses broken JSON as sites ship it: raw line breaks in strings, extra or missing commas, comments. Undefined if it
 * cannot be repaired.
 */
export function parseBrokenJson(text: string): unknown {
  const tidied = escapeControls(text);
  try {
    return JSON.parse(tidied);
  } catch {
    if (tidied.length > MOST_REPAIRED) return undefined;
  }
  try {
    return JSON.parse(jsonrepair(tidied));
  } catch {
    return undefined;
  }
}

/** Escapes raw line breaks and other control characters in strings, and removes trailing commas. */
function escapeControls(text: string): string {
  const parts: string[] = [];
  let inString = false;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString && code === 0x5c) at += 1;
    else if (code === 0x22) inString = !inString;
    else if (inString && code < 0x20) {
      parts.push(text.slice(from, at), code === 0x0a ? String.raw`\n` : ' ');
      from = at + 1;
    } else if (!inString && code === 0x2c && isClosed(text, at + 1)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** Whether a comma is redundant: a closing bracket or another comma follows, after limited white space. */
function isClosed(text: string, from: number): boolean {
  const next = text.slice(from, from + 200).trimStart()[0];
  return next === '}' || next === ']' || next === ',';
}
