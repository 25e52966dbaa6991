/** Loaded when voice input is first chosen. */
export { VoicePanel as default } from '@larder/ui/voice-panel';
