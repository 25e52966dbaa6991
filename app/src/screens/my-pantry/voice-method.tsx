import { lazy, Suspense } from 'react';
import { panelState } from '../../voice/panel-state.ts';
import type { Voice } from '../../voice/use-voice.ts';

const VoicePanel = lazy(() => import('./voice-panel.lazy.ts'));

interface VoiceMethodProps {
  voice: Voice;
  /** The names are on their way to the pantry. */
  isSaving: boolean;
  onSave: (names: readonly string[]) => void;
}

/** Voice input with the microphone of this browser. */
export function VoiceMethod({ voice, isSaving, onSave }: VoiceMethodProps) {
  return (
    <Suspense fallback={null}>
      <VoicePanel
        state={panelState(voice.state, isSaving)}
        onListeningChange={(listening) => (listening ? voice.listen() : voice.stop())}
        onEnable={voice.enable}
        onIngredientsChange={voice.edit}
        onSave={onSave}
      />
    </Suspense>
  );
}
