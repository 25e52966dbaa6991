import { LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import { Entry, type Source } from './entry.ts';
import type { Faults } from './faults.ts';

/** The top-level entry of a YAML file; null, with the problems reported, if it cannot be parsed. */
export function readDocument(file: string, text: string, faults: Faults): Entry | null {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineOf = (offset: number) => Math.max(1, counter.linePos(offset).line);
  const errors = document.errors.filter(isFirstOfItsLine(lineOf));
  const lines = text.split('\n');
  for (const error of errors) {
    const line = lineOf(error.pos[0]);
    const colon = colonAbove(lines, line);
    if (colon === null) faults.add(file, line, explain(error, lines[line - 1] ?? ''));
    else faults.add(file, colon, COLON);
  }
  if (errors.length > 0) return null;
  const source: Source = { file, content: text, faults, lineOf };
  if (document.contents === null) {
    faults.add(file, 1, 'the file is empty. Model it on another file in its folder.');
    return null;
  }
  return new Entry(source, 'the file', document.contents, 1);
}

/** One typo often produces several parser errors at the same place. */
function isFirstOfItsLine(lineOf: (offset: number) => number) {
  const seen = new Set<number>();
  return ({ pos: [at] }: YAMLParseError) => {
    const line = lineOf(at);
    if (seen.has(line)) return false;
    seen.add(line);
    return true;
  };
}

/**
 * The line of an item that spans this one and has a colon in its first line, if any: the parser notices only
 * later.
 */
function colonAbove(lines: readonly string[], line: number): number | null {
  for (let at = line; at > Math.max(0, line - LONGEST_ITEM); at -= 1) {
    const text = lines[at - 1] ?? '';
    if (!/^\s*- /.test(text) && at > 1) continue;
    return at < line && /^\s*- [^'">|[{][^:]*: /.test(text) ? at : null;
  }
  return null;
}

/** A list of lines. */
const LONGEST_ITEM = 12;

const COLON =
  "a colon followed by a space starts a field. For a sentence with one, write '>-' and put the sentence on the next line, indented.";

/** How to fix a parser error, by its code. */
const FIXES: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_ALIAS: "a text cannot begin with '*' or '&'. Put it in 'single quotes'.",
  BAD_INDENT: 'this line is not aligned with the lines above it. Indent it by the same number of spaces.',
  BAD_SCALAR_START: "a text cannot begin with '@' or '`'. Put it in 'single quotes'.",
  BLOCK_AS_IMPLICIT_KEY: COLON,
  BLOCK_IN_FLOW:
    'a list in [brackets] continues on this line. Close the bracket, or indent its lines further.',
  DUPLICATE_KEY: 'this field appears twice. Keep one of them.',
  MULTILINE_IMPLICIT_KEY:
    'a colon is missing here, or this line belongs to the one above and needs more spaces before it.',
  TAB_AS_INDENT: 'this line is indented with a tab. Use spaces.',
  UNEXPECTED_TOKEN: 'this is not valid here. Is there an extra quote or bracket, or a missing dash?',
};

function explain({ code, message }: YAMLParseError, line: string): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^\s*- /.test(line)) return FIXES.BAD_INDENT ?? message;
  if (code === 'MISSING_CHAR' && /quote/.test(message)) return 'a closing quote is missing.';
  if (code === 'MISSING_CHAR' && /implicit map/.test(message))
    return 'a colon is missing after the name of the field, or this line needs more spaces before it.';
  if (code === 'MISSING_CHAR') return 'a closing bracket, a comma or a space is missing.';
  if (code === 'BAD_INDENT' && /\[|\{|flow/i.test(message)) return FIXES.BLOCK_IN_FLOW ?? message;
  return FIXES[code] ?? `this cannot be read (${message.split('\n', 1)[0]}).`;
}
