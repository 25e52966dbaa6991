/**
 * `node scripts/expressions/judge.mjs` checks every new regular expression for catastrophic backtracking, and
 * writes the result to judged.json, where a person has to explain why a slow one is harmless.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import { findExpressions } from './find.mjs';

const FILE = new URL('judged.json', import.meta.url);
/** Enough for our slowest expression on a busy machine. */
const MOST_MS = 60_000;

/** The result for each expression: 'safe', or why a slow one is harmless. */
export function readJudged() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** 'safe', or what makes the expression slow. */
export function judge(expression) {
  const end = expression.lastIndexOf('/');
  const { status, complexity, attack } = checkSync(expression.slice(1, end), expression.slice(end + 1), {
    timeout: MOST_MS,
    // Hard cases are tried with random texts: without a fixed seed, the result would change by itself.
    randomSeed: 1,
    // What is slow is told by the number of steps. A clock would take a busy machine for a slow expression.
    seedingTimeout: null,
    incubationTimeout: null,
    attackTimeout: null,
  });
  if (status === 'safe') return 'safe';
  if (status === 'unknown') return 'not judged within a minute';
  return `${complexity.summary} for ${attack.pattern}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const known = readJudged();
  const judged = {};
  const slow = [];
  for (const [expression, files] of findExpressions()) {
    judged[expression] = known[expression] ?? judge(expression);
    if (!known[expression] && judged[expression] !== 'safe')
      slow.push(`${files[0]}: ${expression}\n  ${judged[expression]}`);
  }
  const sorted = Object.fromEntries(Object.entries(judged).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  for (const line of slow) console.log(line);
  console.log(
    slow.length === 0
      ? `✓ ${Object.keys(sorted).length} regular expressions checked.`
      : `✗ ${slow.length} may be slow. Fix them, or explain in judged.json why they are harmless.`,
  );
}
