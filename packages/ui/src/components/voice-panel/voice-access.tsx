import { Mic, MicOff } from 'lucide-react';
import { Button } from '../button/index.ts';
import { errorText, type VoicePanelLabels } from './voice-labels.ts';
import { VoiceNotice } from './voice-notice.tsx';
import type { VoiceState } from './voice-state.ts';

interface VoiceAccessProps {
  state: Extract<VoiceState, { status: 'unsupported' | 'no-device' | 'prompt' | 'denied' }>;
  words: VoicePanelLabels;
  onEnable: () => void;
}

/** The obstacle to voice input. */
export function VoiceAccess({ state, words, onEnable }: VoiceAccessProps) {
  if (state.status === 'unsupported') {
    return (
      <VoiceNotice icon={<MicOff />}>
        <p className="ld-part">
          <strong>{words.unsupportedTitle}</strong> - {words.unsupportedText}
        </p>
      </VoiceNotice>
    );
  }
  if (state.status === 'no-device') {
    return (
      <VoiceNotice
        icon={<MicOff />}
        action={
          <Button variant="secondary" onClick={onEnable}>
            {words.retry}
          </Button>
        }
      >
        <p role="alert" className="ld-part">
          {words.errors['no-device']}
        </p>
      </VoiceNotice>
    );
  }
  const isDenied = state.status === 'denied';
  const isAsking = state.status === 'prompt' && state.asking === true;
  return (
    <VoiceNotice
      icon={isDenied ? <MicOff /> : <Mic />}
      title={words.accessTitle}
      action={
        <Button pending={isAsking} onClick={onEnable}>
          {words.enable}
        </Button>
      }
    >
      {isDenied ? (
        <p role="alert" className="ld-part">
          {errorText(words, state.error ?? 'not-allowed')}
        </p>
      ) : (
        <p aria-live="polite" className="ld-part">
          {isAsking ? words.accessAsking : words.accessText}
        </p>
      )}
    </VoiceNotice>
  );
}
