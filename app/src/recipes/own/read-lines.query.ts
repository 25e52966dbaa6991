import { unwrap } from '@larder/client';
import { LIMITS } from '@larder/domain';
import { client } from '../../platform/session/client.ts';
import { readingsOf, type LineReadings, type RecipeReadLine } from './line-readings.ts';

/** Has lines read, however many. Rejects if the server cannot be reached. */
export async function readLines(texts: readonly string[], signal?: AbortSignal): Promise<LineReadings> {
  const answers: RecipeReadLine[] = [];
  for (let from = 0; from < texts.length; from += LIMITS.readLines.max) {
    const lines = texts.slice(from, from + LIMITS.readLines.max);
    answers.push(
      ...(await unwrap(client.POST('/ingredients/read-lines', { body: { lines }, signal: signal ?? null }))),
    );
  }
  return readingsOf(texts, answers);
}
