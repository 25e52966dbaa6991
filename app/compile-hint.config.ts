import type { Plugin } from 'vite';

/** Chunks of which a first visit runs nearly all. The entry is one of them. */
const RUN_AT_ONCE = new Set(['signed-out', 'dashboard']);

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells V8 to compile all functions of these chunks while they arrive, on another thread, instead of each when it is
 * first called. To other engines it is a comment. It has to be the first line, so it is added after everything else.
 */
export function compileHint(): Plugin {
  const isHinted = ({ isEntry, name }: { isEntry: boolean; name: string }) =>
    isEntry || RUN_AT_ONCE.has(name);
  return {
    name: 'larder-compile-hint',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: (chunk) => (isHinted(chunk) ? HINT : ''),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isHinted(file)) file.code = HINT + file.code;
      },
    },
  };
}
