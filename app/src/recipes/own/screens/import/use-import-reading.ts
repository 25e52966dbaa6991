import { useRef, useState } from 'react';
import { t } from '../../../../platform/language/t.ts';
import type { ImportedDrafts, ImportSource } from '../../import-recipes.ts';
import { joinedExtras, splitExport, type LarderExport } from '../../larder-export.ts';
import { readSources, sentenceOf } from '../../read-sources.ts';
import type { ImportFormProps, ImportWay } from './import-form.tsx';

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
    const result = await readSources(sources, gone.signal, (done) =>
      setReading({ from, done, total: sources.length }),
    );
    const { found } = result;
    let { problem } = result;
    const isNothing =
      joinedExtras(exports) === null &&
      found.every(({ drafts, failed }) => drafts.length + failed.length === 0);
    if (problem === null && isNothing)
      problem = t('No recipe was found there. Paste its text instead, or write it down.');
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
      else setErrors({ url: t('Write an address that begins with https://') });
    },
    onText: (text: string) => {
      if (text.trim()) void read('text', [{ kind: 'text', text }]);
      else setErrors({ text: t('Paste or type a recipe') });
    },
    onFiles: (files: File[]) => void readFiles(files),
    onStop: () => running.current?.abort(),
  };
}
