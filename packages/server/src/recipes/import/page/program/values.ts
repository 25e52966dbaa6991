import { isText, type Document, type Element } from 'domhandler';
import { elementsIn } from '../tree.ts';

/** Characters of data read from one page; no more are parsed. */
const MOST_TEXT = 3_000_000;
/** Shorter attributes and scripts are settings. */
const SHORTEST = 300;

/** What pages of Next.js append to the stream of their data: an array of a number and a piece of it. */
const PIECE = /^\s{0,20}self\.__next_f\.push\((\[1,.*\])\);?\s{0,20}$/s;
/** 'window.state = {…};' and nothing else. */
const ASSIGNED = /^\s*(?:var |const |let )?[\w.$]{1,60}(?:\["\w{1,60}"\])?\s?=\s?(?=[[{])/;

/** The JSON values that a page carries for its own program: in scripts and in attributes. Pieces that do not parse are left out. */
export function* programValues(page: Document): Generator {
  let left = MOST_TEXT;
  const pieces: string[] = [];
  for (const element of elementsIn(page)) {
    for (const text of textsOf(element)) {
      if (text.length < SHORTEST) continue;
      left -= text.length;
      if (left < 0) break;
      const piece = element.name === 'script' ? PIECE.exec(text)?.[1] : undefined;
      if (piece === undefined) yield parsed(text.replace(ASSIGNED, '').replace(/;\s{0,20}$/, ''));
      else pieces.push(String(listed(parsed(piece))[1] ?? ''));
    }
    if (left < 0) break;
  }
  // The stream has a line for each value: 'a7:{…}'.
  for (const line of pieces.join('').split('\n'))
    if (line.length >= SHORTEST) yield parsed(line.replace(/^[\da-f]{1,6}:/, ''));
}

function textsOf({ name, attribs, children }: Element): readonly string[] {
  if (name !== 'script') return Object.values(attribs).filter((value) => /^\s?[{[]/.test(value));
  if (/ld\+json|importmap/.test(attribs.type ?? '')) return [];
  const [only] = children;
  return only && isText(only) ? [only.data] : [];
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parsed(text: string): unknown {
  if (!/^\s?[{[]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
