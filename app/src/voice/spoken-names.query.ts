import { unwrap } from '@larder/client';
import { localDay } from '@larder/domain';
import { client } from '../platform/session/client.ts';
import type { HeardItem } from './heard-item.ts';

/** The ingredients in a transcript with their amounts, by batch. */
export async function findSpokenItems(
  transcript: string,
  signal: AbortSignal,
): Promise<readonly HeardItem[]> {
  const call = client.POST('/ingredients/parse-voice', {
    // 'Tomorrow' is relative to the cook's date.
    body: { transcript, today: localDay() },
    signal,
  });
  return (await unwrap(call)).items;
}
