import { sentenceCase } from '@larder/domain';
import type { VoiceError, VoiceIngredient } from '@larder/ui/voice-panel';
import { nameKey, type HeardItem } from './heard-item.ts';

/** How long it listens at most, in seconds. */
export const LISTENING_SECONDS = 15;

/** A name that was found in what was said, with what else was said of it. */
export interface FoundName {
  readonly name: string;
  readonly heard?: HeardItem;
}

/** Where voice input stands. */
export interface VoiceState {
  /** Whether the microphone may be used; unknown in browsers that do not tell before they are asked. */
  readonly permission: 'unknown' | PermissionState;
  /** Whether there is anything to speak into; null until the browser has said. */
  readonly hasInput: boolean | null;
  readonly phase: 'idle' | 'asking' | 'listening' | 'parsing';
  readonly secondsLeft: number;
  /** The words heard last, final or not. */
  readonly transcript: string;
  /** What was found so far; null before anything was looked for. */
  readonly ingredients: readonly VoiceIngredient[] | null;
  /** What else was said of each, by its id. */
  readonly heard: Readonly<Record<string, HeardItem>>;
  readonly error: VoiceError | null;
  /** How many ingredients were ever found: the next one's id. */
  readonly found: number;
}

/** What happens to voice input. */
export type VoiceEvent =
  | { type: 'permission'; permission: PermissionState }
  | { type: 'devices'; hasInput: boolean }
  /** The browser is asked for the microphone. */
  | { type: 'asked' }
  | { type: 'allowed' }
  | { type: 'started' }
  | { type: 'second passed' }
  | { type: 'heard'; transcript: string }
  /** It listens no more, and the ingredients are looked for. */
  | { type: 'finished'; error?: VoiceError }
  | { type: 'parsed'; names: readonly FoundName[] }
  /** It ends with nothing to look for: with an error, or because the cook wants it. */
  | { type: 'failed'; error: VoiceError }
  | { type: 'cancelled' }
  | { type: 'edited'; ingredients: readonly VoiceIngredient[] }
  | { type: 'saved' };

export const INITIAL_VOICE: VoiceState = {
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

/** The state after something happened. What the cook has said and corrected is never lost by a failure. */
export function afterEvent(state: VoiceState, event: VoiceEvent): VoiceState {
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
      return { ...withNames(state, event.names), phase: 'idle' };
    case 'failed':
      return {
        ...state,
        phase: 'idle',
        // The one who stopped it knows why.
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

function afterPermission(state: VoiceState, permission: PermissionState): VoiceState {
  if (permission === 'denied') return { ...state, permission, phase: 'idle' };
  const isOutdated = REFUSALS.has(state.error);
  return { ...state, permission, error: isOutdated ? null : state.error };
}

/**
 * Adds what is not among the ingredients yet, whatever its case. What is said again is said better: of each of what has that
 * name in turn.
 */
function withNames(state: VoiceState, names: readonly FoundName[]): VoiceState {
  const ingredients = [...(state.ingredients ?? [])];
  const heard = { ...state.heard };
  const isMet = new Set<string>();
  let { found } = state;
  for (const { name, heard: said } of names) {
    const known = ingredients.find((one) => !isMet.has(one.id) && nameKey(one.name) === nameKey(name));
    const id = known?.id ?? `heard-${found}`;
    if (!known) {
      ingredients.push({ id, name: sentenceCase(name) });
      found += 1;
    }
    isMet.add(id);
    if (said) heard[id] = said;
  }
  return { ...state, ingredients, heard, found };
}
