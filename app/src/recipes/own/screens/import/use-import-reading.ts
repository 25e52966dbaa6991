import { ApiError, isUnreadable } from '@larder/client';
import { useRef, useState } from 'react';
import { readSource, type ImportedDrafts, type ImportSource } from '../../import-recipes.ts';
import type { ImportFormProps, ImportWay } from './import-form.tsx';
import { joinedExtras, splitExport, type LarderExport } from '../../larder-export.ts';

/** The server takes no more at once. */
const LARGEST_FILE = 20 * 1024 * 1024;
const NOTHING_FOUND = 'No recipe was found there. Paste its text instead, or write it down.';
const OFFLINE = 'Larder cannot be reached. What you typed is still here: try again when you are back online.';

/** Why something was not read, as a sentence. */
const sentenceOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  if (error.status === 0 && !isUnreadable(error)) return OFFLINE;
  return error.problem?.errors?.[0]?.message ?? error.detail;
};

/**
 * Has addresses, texts and files read, and hands over what was found.
 * @param onRead may wait, and reject
 */
export function useImportReading(
  onRead: (read: readonly ImportedDrafts[], exports: readonly LarderExport[]) => Promise<void>,
) {
  const [reading, setReading] = useState<ImportFormProps['reading']>(null);
  const [errors, setErrors] = useState<ImportFormProps['errors']>({});
  const running = useRef<AbortController | null>(null);

  const read = async (
    from: ImportWay,
    sources: readonly ImportSource[],
    exports: readonly LarderExport[] = [],
  ) => {
    if (running.current) return;
    const gone = new AbortController();
    running.current = gone;
    setErrors({});
    setReading({ from, done: 0, total: sources.length });
    const found: ImportedDrafts[] = [];
    let problem: string | null = null;
    for (const [index, source] of sources.entries()) {
      try {
        found.push(await readSource(source, gone.signal));
      } catch (error) {
        if (gone.signal.aborted) break;
        const message = sentenceOf(error);
        // One file that cannot be read does no harm to the others.
        if (source.kind === 'file' && sources.length > 1)
          found.push({ drafts: [], failed: [{ name: source.file.name, message }] });
        else problem = message;
      }
      setReading({ from, done: index + 1, total: sources.length });
    }
    const isNothing =
      joinedExtras(exports) === null &&
      found.every(({ drafts, failed }) => drafts.length + failed.length === 0);
    if (problem === null && isNothing) problem = NOTHING_FOUND;
    if (problem === null && !gone.signal.aborted) {
      await onRead(found, exports).catch((error: unknown) => {
        problem = sentenceOf(error);
      });
    }
    running.current = null;
    setReading(null);
    if (problem !== null && !gone.signal.aborted) setErrors({ [from]: problem });
  };

  const readFiles = async (files: readonly File[]) => {
    const parts = await Promise.all(files.map(async (file) => ({ file, exported: await splitExport(file) })));
    const whole = parts.flatMap(({ file, exported }) => exported?.recipes ?? [file]);
    const large = whole.find(({ size }) => size > LARGEST_FILE);
    if (large) setErrors({ files: `${large.name} is larger than 20 MB. Send it in parts.` });
    else
      await read(
        'files',
        whole.map((file) => ({ kind: 'file', file })),
        parts.flatMap(({ exported }) => exported ?? []),
      );
  };

  return {
    reading,
    errors,
    onUrl: (typed: string) => {
      const url = typed.trim();
      const isAddress = /^https?:\/\/\S+$/i.test(url) && URL.canParse(url);
      if (isAddress) void read('url', [{ kind: 'url', url }]);
      else setErrors({ url: 'Write an address that begins with https://' });
    },
    onText: (text: string) => {
      if (text.trim()) void read('text', [{ kind: 'text', text }]);
      else setErrors({ text: 'Paste or type a recipe' });
    },
    onFiles: (files: File[]) => void readFiles(files),
    onStop: () => running.current?.abort(),
  };
}
