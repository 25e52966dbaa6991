/** The panel, loaded when a cook first chooses to speak. */
export { VoicePanel as default } from '@larder/ui/voice-panel';
