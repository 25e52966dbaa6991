import type {
  VoicePanelLabels,
  VoiceReviewLabels,
  VoiceTranscriptLabels,
} from '../../components/voice-panel/index.ts';

/** Ingredients by voice. */
export interface VoiceWords {
  'voice-panel': VoicePanelLabels;
  'voice-review': VoiceReviewLabels;
  'voice-transcript': VoiceTranscriptLabels;
}
