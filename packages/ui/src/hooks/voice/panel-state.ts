import type { VoiceState } from '../../components/voice-panel/index.ts';
import type { VoiceInput } from './voice-input.ts';

/**
 * What `VoicePanel` renders of voice input. Ingredients stay visible even while the microphone is denied: they can
 * still be corrected and saved.
 */
export function voicePanelState(state: VoiceInput, isSaving = false): VoiceState {
  const { permission, phase, transcript, ingredients, secondsLeft } = state;
  const error = state.error ?? undefined;
  if (phase === 'listening') {
    return { status: 'listening', transcript, secondsLeft, ...(ingredients && { ingredients }) };
  }
  if (phase === 'parsing') return { status: 'parsing', transcript };
  if (ingredients) return { status: isSaving ? 'saving' : 'review', transcript, ingredients, error };
  if (permission === 'granted') return { status: 'idle', error, transcript };
  if (phase === 'asking') return { status: 'prompt', asking: true };
  if (error === 'no-device') return { status: 'no-device' };
  if (permission === 'denied') return { status: 'denied', error: error ?? 'access-denied' };
  return error ? { status: 'idle', error, transcript } : { status: 'prompt' };
}
