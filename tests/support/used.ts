import type { BrowserContext, TestInfo } from '@playwright/test';
import { withoutHashes } from '../../scripts/built-names.mjs';

/** The type of the annotation with what a journey used. */
export const USED = 'used';

/** Files of the app, without the hashes in their names, and parts of the API: 'pantry'. */
export interface Used {
  files: readonly string[];
  parts: readonly string[];
}

/**
 * Records what a context's pages load from now on; `npm test` reruns a journey when any of that has changed.
 */
export function noteUsed(context: BrowserContext, testInfo: TestInfo): () => void {
  const files = new Set<string>();
  const parts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, part] = /^\/api\/v1\/([\w-]+)/.exec(pathname) ?? [];
    if (part) parts.add(part);
    if (pathname.startsWith('/assets/')) files.add(withoutHashes(pathname.slice(1)));
  });
  return () =>
    void testInfo.annotations.push({
      type: USED,
      description: JSON.stringify({ files: [...files], parts: [...parts] }),
    });
}
