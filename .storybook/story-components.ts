import ts from 'typescript';
import type { Plugin } from 'vite';

/** Marks the components that a story file declares for itself: nobody else can import them, so code to copy names none. */
export function storyComponents(): Plugin {
  return {
    name: 'larder-story-components',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return null;
      const marks = componentsIn(id, code).map((name) => `Object.assign(${name}, { isOfStory: true });`);
      return marks.length === 0 ? null : { code: `${code}\n${marks.join('\n')}`, map: null };
    },
  };
}

/** The components that a module declares and does not export. */
export function componentsIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements
    .filter(
      (statement): statement is ts.FunctionDeclaration =>
        ts.isFunctionDeclaration(statement) &&
        !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .map(({ name }) => name?.text ?? '')
    .filter((name) => /^[A-Z]/.test(name));
}
