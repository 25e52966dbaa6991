import type { FoundIngredient } from './voice-input.ts';
import type { VoiceReading } from './voice-parts.ts';

/**
 * The ingredients in a transcript; only their names without `findIngredients`, or if it rejects, answers with something
 * else or does not answer before `signal` is aborted. Throws if there are none that way either.
 */
export async function ingredientsIn<Heard>(
  { findIngredients, findNames }: VoiceReading<Heard>,
  transcript: string,
  signal: AbortSignal,
): Promise<readonly FoundIngredient<Heard>[]> {
  if (findIngredients) {
    try {
      return checked(await beforeAbort(findIngredients(transcript, signal), signal));
    } catch {
      // The names will do.
    }
  }
  const names = checked(findNames(transcript).map((name) => ({ name })));
  if (names.length === 0) throw new Error('There are no names.');
  return names;
}

/** Rejects when the signal is aborted, even if the function that was given it ignores it. */
function beforeAbort<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    Promise.resolve(answer).then(resolve, reject);
  });
}

/** Throws unless these are ingredients: a caller's server may send anything. */
function checked<T extends FoundIngredient>(answer: readonly T[]): readonly T[] {
  const isValid = Array.isArray(answer) && answer.every(({ name }) => typeof name === 'string');
  if (!isValid) throw new TypeError('These are not ingredients.');
  return answer;
}
