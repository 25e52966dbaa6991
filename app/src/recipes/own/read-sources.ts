import { ApiError, isUnreadable } from '@larder/client';
import { t } from '../../platform/language/t.ts';
import { readSource, type ImportedDrafts, type ImportSource } from './import-recipes.ts';

/** The server takes no more at once. */
export const LARGEST_FILE = 20 * 1024 * 1024;

/** Why something was not read, as a sentence. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t('Something went wrong. Please try again.');
  if (error.status === 0 && !isUnreadable(error))
    return t('Larder cannot be reached. What you typed is still here: try again when you are back online.');
  return error.problem?.errors?.[0]?.message ?? error.detail;
}

/** What was read, and why the only source was not. */
export interface ReadSources {
  found: ImportedDrafts[];
  problem: string | null;
}

/**
 * Has sources read one by one. One of several files that cannot be read, or is too large to send, does no harm to the others:
 * it is among the failed, with the reason.
 * @param onDone called with how many are done
 */
export async function readSources(
  sources: readonly ImportSource[],
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<ReadSources> {
  const found: ImportedDrafts[] = [];
  let problem: string | null = null;
  for (const [index, source] of sources.entries()) {
    let message = tooLarge(source);
    try {
      if (message === null) found.push(await readSource(source, signal));
    } catch (error) {
      message = sentenceOf(error);
    }
    if (signal.aborted) break;
    if (message !== null && source.kind === 'file' && sources.length > 1)
      found.push({ drafts: [], failed: [{ name: source.file.name, message }] });
    else problem = message;
    onDone(index + 1);
  }
  return { found, problem };
}

const tooLarge = (source: ImportSource): string | null =>
  source.kind === 'file' && source.file.size > LARGEST_FILE
    ? t('{file} is larger than 20 MB. Please choose a smaller one.', { file: source.file.name })
    : null;
