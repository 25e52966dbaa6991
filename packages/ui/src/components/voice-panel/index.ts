export type { VoicePanelLabels, VoiceReviewLabels, VoiceTranscriptLabels } from './voice-labels.ts';
export { VoiceMicrophone, type VoiceMicrophoneProps } from './voice-microphone.tsx';
export { VoiceNotice, type VoiceNoticeProps } from './voice-notice.tsx';
export { VoicePanel, type VoicePanelProps } from './voice-panel.tsx';
export { VoiceReview, type VoiceReviewProps } from './voice-review.tsx';
export type { VoiceBatch, VoiceError, VoiceErrorCode, VoiceIngredient, VoiceState } from './voice-state.ts';
export { VoiceTips, type VoiceTipsProps } from './voice-tips.tsx';
export { VoiceTranscript, type VoiceTranscriptProps } from './voice-transcript.tsx';
