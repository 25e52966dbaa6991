import { unwrap } from '@larder/client';
import { localDay } from '@larder/domain';
import { client } from '../platform/session/client.ts';
import type { HeardItem } from './heard-item.ts';

/** The ingredients in what was said, with how much of each, batch by batch. */
export async function findSpokenItems(
  transcript: string,
  signal: AbortSignal,
): Promise<readonly HeardItem[]> {
  const call = client.POST('/ingredients/parse-voice', {
    // Tomorrow is the day after the cook's own.
    body: { transcript, today: localDay() },
    signal,
  });
  return (await unwrap(call)).items;
}
