import { unwrap } from '@larder/client';
import { client } from '../session/client.ts';

/** The names of the ingredients in what was said. */
export async function findSpokenNames(transcript: string, signal: AbortSignal): Promise<readonly string[]> {
  const call = client.POST('/ingredients/parse-voice', { body: { transcript }, signal });
  return (await unwrap(call)).ingredients;
}
