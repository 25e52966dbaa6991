import { ModelFault } from './fault.ts';

/** The size limit of an answer in bytes; a week's texts are a few kB. */
export const MOST_BYTES = 256 * 1024;

/**
 * A fetch that sends only a JSON body and the key, follows no redirect (it would carry the key along), and
 * resolves only after the whole body: so a signal also aborts a stalled or endless answer, and nothing
 * oversized is kept.
 */
export function guardedFetch(apiKey: string | null): typeof fetch {
  return async (url, init) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: init?.body ?? null,
      signal: init?.signal ?? null,
      redirect: 'manual',
    });
    const { status, headers } = response;
    if (!response.ok) {
      await response.body?.cancel();
      return new Response(null, { status });
    }
    const type = headers.get('content-type') ?? 'application/json';
    return new Response(await readAll(response), { status, headers: { 'content-type': type } });
  };
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the rest.
    if (size > MOST_BYTES) throw new ModelFault(`answered more than ${MOST_BYTES / 1024} KiB`);
    parts.push(part);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
