export {
  useVoiceIngredients,
  type VoiceIngredients,
  type VoiceIngredientsOptions,
} from './use-voice-ingredients.ts';
export { voicePanelState } from './panel-state.ts';
export type { FoundIngredient, VoiceInput } from './voice-input.ts';
export type { VoiceParts } from './voice-parts.ts';
