export {
  useVoiceIngredients,
  type VoiceIngredients,
  type VoiceIngredientsOptions,
} from './use-voice-ingredients.ts';
export type { AudioDevices } from './microphone.ts';
export { voicePanelState } from './panel-state.ts';
export type { Recogniser } from './recogniser.ts';
export type { FoundIngredient, VoiceInput } from './voice-input.ts';
export type { VoiceParts } from './voice-parts.ts';
