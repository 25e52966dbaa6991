import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { client } from '../../platform/session/client.ts';

export type RecipeDraft = components['schemas']['RecipeDraft'];
export type ImportedDrafts = components['schemas']['ImportedDrafts'];

/** What recipes are read from. */
export type ImportSource =
  | { kind: 'url'; url: string }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: File };

const asForm = ({ file }: { file: File }): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

/** Has one source read. Nothing is stored. */
export function readSource(source: ImportSource, signal: AbortSignal): Promise<ImportedDrafts> {
  if (source.kind === 'file') {
    return unwrap(
      client.POST('/recipes/import', {
        // The contract's binary string is a file here; the browser writes the header with its boundary.
        body: { file: source.file } as never,
        bodySerializer: () => asForm(source),
        headers: { 'Content-Type': null },
        signal,
      }),
    );
  }
  const body = source.kind === 'url' ? { url: source.url } : { text: source.text };
  return unwrap(client.POST('/recipes/import', { body, signal }));
}
