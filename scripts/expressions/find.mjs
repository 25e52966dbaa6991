import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../paths.mjs';

const SOURCES = /^(?:app|packages\/[a-z]+)\/src\/.*\.tsx?$/;
const NOT_SHIPPED = /\.(?:test|stories|guide)\.tsx?$|\/(?:testing|storybook)\//;

/** Every regular expression in shipped code, with its files. */
export function findExpressions() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = new Map();
  for (const file of files.split('\0')) {
    if (!SOURCES.test(file) || NOT_SHIPPED.test(file)) continue;
    for (const expression of expressionsIn(file)) {
      found.set(expression, [...(found.get(expression) ?? []), file]);
    }
  }
  return found;
}

function expressionsIn(file) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const expressions = [];
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) expressions.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return expressions;
}
