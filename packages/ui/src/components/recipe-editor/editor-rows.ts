import { splitInstructions } from '@larder/domain';
import { splitLines } from '../ingredient-line-field/split-lines.ts';
import { UNREAD_LINE } from '../ingredient-line-field/index.ts';
import type { IngredientRow } from './recipe-editor-value.ts';

interface Keyed {
  key: number;
}

/** A key that no row has. */
export const freshKey = (rows: readonly Keyed[]): number => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** The rows with others below one of them. */
export function insertBelow<Row extends Keyed>(
  rows: readonly Row[],
  key: number,
  added: readonly Row[],
): readonly Row[] {
  const at = rows.findIndex((row) => row.key === key);
  return rows.toSpliced(at < 0 ? rows.length : at + 1, 0, ...added);
}

/** The rows with one of them moved up (-1) or down (1); the same rows at an end. */
export function moveRow<Row extends Keyed>(rows: readonly Row[], key: number, by: -1 | 1): readonly Row[] {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  const to = at + by;
  if (!row || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(at, 1).toSpliced(to, 0, row);
}

/** A heading: it ends with a colon, or says what the lines below are for. */
const HEADING = /^\D.{0,60}:$|^for the [^\d,]{2,40}$/i;

/** What a pasted ingredient line is: itself, or the heading of those below it. */
export const rowOfText = (text: string, key: number): IngredientRow =>
  HEADING.test(text)
    ? { kind: 'heading', key, text: text.replace(/:$/, '') }
    : { ...UNREAD_LINE, text, kind: 'line', key };

/** 'Step 3', '3.' or '3)' before a step. */
const NUMBER = /^(?:step\s+\d{1,2}\s*[.:)–-]?|\d{1,2}\s*[.)])(?:\s+|$)/i;

/** The steps of a pasted method: numbered ones, else paragraphs, else lines. */
export function splitSteps(text: string): string[] {
  const lines = splitLines(text);
  const isNumbered = lines.filter((line) => NUMBER.test(line)).length > 1;
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => splitLines(part).join(' '));
  const parts = isNumbered ? joinBelow(lines, NUMBER) : paragraphs.length > 1 ? paragraphs : lines;
  return parts
    .flatMap((part) => splitInstructions(part))
    .map((step) => step.replace(NUMBER, '').trim())
    .filter(Boolean);
}

/** The lines, each with those below it that do not begin as it does. */
function joinBelow(lines: readonly string[], begins: RegExp): string[] {
  const parts: string[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last === undefined || begins.test(line)) parts.push(line);
    else parts[parts.length - 1] = `${last} ${line}`;
  }
  return parts;
}
