import type { Log } from '../../platform/log/log.ts';
import type { LanguageModelSettings } from '../../platform/settings/language-model.ts';
import type { LanguageModel } from './model.ts';

/** The configured language model; null if there is none, in which case none of its code is loaded. */
export async function openLanguageModel(
  settings: LanguageModelSettings | null,
  log: Pick<Log, 'warn' | 'debug'>,
): Promise<LanguageModel | null> {
  if (settings === null) return null;
  const [{ makeNarrator }, { makeClient }] = await Promise.all([
    import('./narrator.ts'),
    import('./client.ts'),
  ]);
  return makeNarrator(settings, makeClient(settings), log);
}
