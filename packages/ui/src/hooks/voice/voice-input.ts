import { sentenceCase } from '@larder/domain';
import type { VoiceError, VoiceIngredient } from '../../components/voice-panel/index.ts';

/** Maximum listening time, in seconds. */
export const LISTENING_SECONDS = 15;

/** An ingredient in a transcript. */
export interface FoundIngredient<Heard = unknown> {
  /** As a cook calls it; the list begins it with a capital. */
  readonly name: string;
  /** What else was said about it, in the caller's own form: an amount, a date. */
  readonly heard?: Heard | undefined;
}

/** The state of voice input. */
export interface VoiceInput<Heard = unknown> {
  /** Microphone permission; unknown in browsers that do not report it in advance. */
  readonly permission: 'unknown' | PermissionState;
  /** Whether there is an audio input; null until known. */
  readonly hasInput: boolean | null;
  /** `asking` for the microphone, `listening`, `parsing` what was said, or `idle`. */
  readonly phase: 'idle' | 'asking' | 'listening' | 'parsing';
  /** How many seconds it still listens, of 15. */
  readonly secondsLeft: number;
  /** The latest transcript, final or not. */
  readonly transcript: string;
  /** The ingredients so far; null before the first parse. */
  readonly ingredients: readonly VoiceIngredient[] | null;
  /** What else was said about each, by id. */
  readonly heard: Readonly<Record<string, Heard>>;
  /** Why the last attempt ended; null if it ended well, or by the user. */
  readonly error: VoiceError | null;
  /** How many ingredients were ever found: the next id. */
  readonly found: number;
}

/** Events of voice input. */
export type VoiceEvent<Heard = unknown> =
  | { type: 'permission'; permission: PermissionState }
  | { type: 'devices'; hasInput: boolean }
  /** The microphone was requested. */
  | { type: 'asked' }
  | { type: 'allowed' }
  | { type: 'started' }
  | { type: 'second passed' }
  | { type: 'heard'; transcript: string }
  /** It stopped listening and is parsing. */
  | { type: 'finished'; error?: VoiceError }
  | { type: 'parsed'; ingredients: readonly FoundIngredient<Heard>[] }
  /** It ended without anything to parse: with an error, or cancelled. */
  | { type: 'failed'; error: VoiceError }
  | { type: 'cancelled' }
  | { type: 'edited'; ingredients: readonly VoiceIngredient[] }
  | { type: 'saved' };

export const INITIAL_VOICE: VoiceInput<never> = {
  permission: 'unknown',
  hasInput: null,
  phase: 'idle',
  secondsLeft: LISTENING_SECONDS,
  transcript: '',
  ingredients: null,
  heard: {},
  error: null,
  found: 0,
};

const REFUSALS: ReadonlySet<VoiceError | null> = new Set(['not-allowed', 'access-denied']);

/** The reducer. A failure never loses the cook's transcript or corrections. */
export function afterEvent<Heard>(state: VoiceInput<Heard>, event: VoiceEvent<Heard>): VoiceInput<Heard> {
  switch (event.type) {
    case 'permission':
      return afterPermission(state, event.permission);
    case 'devices':
      return {
        ...state,
        hasInput: event.hasInput,
        error: event.hasInput && state.error === 'no-device' ? null : state.error,
      };
    case 'asked':
      return { ...state, phase: 'asking', error: null };
    case 'allowed':
      return { ...state, phase: 'idle', permission: 'granted' };
    case 'started':
      return { ...state, phase: 'listening', secondsLeft: LISTENING_SECONDS, transcript: '', error: null };
    case 'second passed':
      return { ...state, secondsLeft: Math.max(0, state.secondsLeft - 1) };
    case 'heard':
      return { ...state, transcript: event.transcript };
    case 'finished':
      return { ...state, phase: 'parsing', error: event.error ?? null };
    case 'parsed':
      return { ...withFound(state, event.ingredients), phase: 'idle' };
    case 'failed':
      return {
        ...state,
        phase: 'idle',
        // The user stopped it, so there is no error to show.
        error: event.error === 'aborted' ? null : event.error,
        permission: REFUSALS.has(event.error) ? 'denied' : state.permission,
      };
    case 'cancelled':
      return { ...state, phase: 'idle' };
    case 'edited':
      return { ...state, ingredients: event.ingredients };
    case 'saved':
      return { ...state, transcript: '', ingredients: null, heard: {}, error: null };
  }
}

function afterPermission<Heard>(state: VoiceInput<Heard>, permission: PermissionState): VoiceInput<Heard> {
  if (permission === 'denied') return { ...state, permission, phase: 'idle' };
  const isOutdated = REFUSALS.has(state.error);
  return { ...state, permission, error: isOutdated ? null : state.error };
}

/**
 * Adds ingredients that are not in the list yet, ignoring case. A repeated name updates the existing ones in turn; one
 * without a name is skipped.
 */
function withFound<Heard>(
  state: VoiceInput<Heard>,
  additions: readonly FoundIngredient<Heard>[],
): VoiceInput<Heard> {
  const ingredients = [...(state.ingredients ?? [])];
  const heard = { ...state.heard };
  const isMet = new Set<string>();
  let { found } = state;
  for (const { name, heard: said } of additions) {
    if (!nameKey(name)) continue;
    const known = ingredients.find((one) => !isMet.has(one.id) && nameKey(one.name) === nameKey(name));
    const id = known?.id ?? `heard-${found}`;
    if (!known) {
      ingredients.push({ id, name: sentenceCase(name) });
      found += 1;
    }
    isMet.add(id);
    if (said !== undefined) heard[id] = said;
  }
  return { ...state, ingredients, heard, found };
}

const nameKey = (name: string) => name.trim().toLowerCase();
