import { lazy, Suspense, useState } from 'react';
import { HeardAllergyNote } from '../../allergies/heard-allergy-note.tsx';
import { proposedDates, type GivenDates } from '../../pantry/proposed-dates.ts';
import { nameKey } from '../../pantry/sensible-items.ts';
import type { BookIngredient } from '../../queries/pantry-items.ts';
import { panelState } from '../../voice/panel-state.ts';
import type { Voice } from '../../voice/use-voice.ts';

const ExpiryList = lazy(() => import('../../pantry/expiry-list.lazy.ts'));
const VoicePanel = lazy(() => import('./voice-panel.lazy.ts'));

interface VoiceMethodProps {
  voice: Voice;
  book: readonly BookIngredient[];
  /** The names are on their way to the pantry. */
  isSaving: boolean;
  /** Called with the names to save, and with the dates that the cook has given to some. */
  onSave: (names: readonly string[], dates: ReadonlyMap<string, string | null>) => void;
}

/** Voice input with the microphone of this browser. */
export function VoiceMethod({ voice, book, isSaving, onSave }: VoiceMethodProps) {
  const [given, setGiven] = useState<GivenDates>({});
  const found = voice.state.ingredients ?? [];
  const named = found.filter(({ name }) => name.trim() !== '');
  return (
    <Suspense fallback={null}>
      <VoicePanel
        state={panelState(voice.state, isSaving)}
        onListeningChange={(listening) => (listening ? voice.listen() : voice.stop())}
        onEnable={voice.enable}
        onIngredientsChange={voice.edit}
        onSave={(names) => {
          const dates = found.flatMap(({ id, name }): [string, string | null][] => {
            const day = given[id];
            return day === undefined ? [] : [[nameKey(name), day]];
          });
          onSave(names, new Map(dates));
        }}
        reviewDetails={
          <Suspense fallback={null}>
            <HeardAllergyNote names={named.map(({ name }) => name)} book={book} />
            <ExpiryList
              items={proposedDates(named, { book, heard: voice.heard, given })}
              onExpiresChange={(id, day) => setGiven({ ...given, [id]: day })}
            />
          </Suspense>
        }
      />
    </Suspense>
  );
}
