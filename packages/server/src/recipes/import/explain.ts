import { isDatabaseUnreachable } from '../../platform/database/unreachable.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { plainText } from './plain-text.ts';

/** Why a file could not be read, as part of a line. */
export function explainFile(error: unknown): string {
  if (error instanceof SyntaxError) return `it is not valid JSON (${plainText(error.message)})`;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return `it cannot be opened (${code})`;
  return plainText((error as Error).message);
}

/** Why the database rejected something and what to do, as the end of a line. */
export function explainDatabase(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isDatabaseUnreachable(error))
    return 'the database connection was lost. Run it again when the database is back.';
  return `the database refused it (${reasonOf(error)}). Fix that and run it again.`;
}

/** The innermost cause's first line: outer messages contain whole statements with values. */
function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const message = inner instanceof Error ? inner.message : String(inner);
  return plainText(message.split('\n', 1)[0]).replace(/\.$/, '');
}
